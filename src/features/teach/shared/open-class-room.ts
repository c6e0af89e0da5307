/** Opens the video room of a class for its teacher in a new tab. (spec 7 user/login-to-video-service-teacher) */

import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'

/** Opens an empty tab first, since browsers allow a new tab only during the press, not after the call. */
export async function openClassRoom(liveId: string): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  try {
    const { url } = await call(auth.loginToVideoService, { body: { live: liveId } })
    const address = parseExternalLink(url)
    if (tab === null || address === undefined) throw new Error('No room')
    tab.opener = null
    tab.location.replace(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
