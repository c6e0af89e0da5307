/**
 * A one-time code: sent once at a time, and again when the countdown ends. It survives the page, which a
 * phone may close while the person reads the code in another app. (ruling R11)
 */

import * as v from 'valibot'
import { callWithMessage } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import type { BodyOf } from '#src/api/row.ts'
import { SECOND_MS } from '#src/lib/duration.ts'
import { OTP_LENGTH } from '#src/lib/otp.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { type InlineActionState, useInlineAction } from '#src/ui/states/use-inline-action.ts'

/** `againAt`: in milliseconds since 1970. */
const Sent = v.object({ length: v.number(), againAt: v.number() })

export interface Code {
  isSent: boolean
  length: number
  /** Seconds until another code may be requested. */
  secondsLeft: number
  sending: InlineActionState
}

export function useCode(request: BodyOf<typeof auth.sendOtp>): Code {
  const [sent, storeSent] = useDraft(
    `code-${request.purpose}-${request.email ?? request.msisdn}`,
    Sent,
    undefined,
  )
  const now = useNow(SECOND_MS)
  const sending = useInlineAction(async () => {
    const { data, msg } = await callWithMessage(auth.sendOtp, { body: request })
    storeSent({ length: data.length, againAt: getServerNow() + data.resend_after * SECOND_MS })
    showToast({ kind: 'success', message: msg })
  })
  return {
    isSent: sent !== undefined,
    length: sent?.length ?? OTP_LENGTH,
    secondsLeft: Math.max(0, Math.ceil(((sent?.againAt ?? 0) - now) / SECOND_MS)),
    sending,
  }
}
