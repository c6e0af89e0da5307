/** Ids created in this browser for questions and sections that the server does not have yet. */

import { createId } from '#src/lib/create-id.ts'

const LOCAL_PREFIX = 'new-'
export const createLocalId = () => `${LOCAL_PREFIX}${createId()}`
export const isLocalId = (id: string) => id.startsWith(LOCAL_PREFIX)
