/** Ids of what a teacher has added and the server does not have yet. */
import { randomId } from '#src/stores/browser/guest-id.ts'

const MADE_HERE = 'new-'
export const newId = () => `${MADE_HERE}${randomId()}`
/** Made in this browser: the server has no such id yet. */
export const isOwnId = (id: string) => id.startsWith(MADE_HERE)
