import { fileURLToPath } from 'node:url'

/** The project's folder, wherever a script is started from. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url))
