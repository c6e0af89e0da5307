/**
 * The picture of the public page: an upload is first stored in the account, an avatar only in the talent's
 * profile. (ruling R55)
 */

import type { Profile } from '#src/api/shapes/profile.ts'
import { profileRead } from '#src/stores/session/session-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { saveTalent } from './use-own-talent.ts'

export const UPLOAD = 'talent-picture'

export async function keepPhoto({ data }: { data: Profile }): Promise<void> {
  profileRead(data)
  const { msg } = await saveTalent({ photo_url: data.picture ?? '' }, true)
  showToast({ kind: 'success', message: msg })
}

/** A drawn avatar replaces the photo. */
export async function keepAvatar(address: string): Promise<void> {
  const { msg } = await saveTalent({ photo_url: '', avatar_url: address })
  showToast({ kind: 'success', message: msg })
}
