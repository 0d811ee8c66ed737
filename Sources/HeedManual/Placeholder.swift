import HeedCore
