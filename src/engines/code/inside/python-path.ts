/** Where Python's engine is on the client's own host; empty where the owner has none. (ruling R75) */
export const PYTHON_PATH: string = import.meta.env.VITE_PYTHON_PATH
