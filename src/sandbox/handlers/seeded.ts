/** For tests of the content: the seeded sandbox at 6 in the evening of a Saturday in Dhaka, three hours before tonight's class. */
import { seed } from '../seed/seed.ts'
import { browserAt, freshSandbox } from '../testing.ts'

export const NUSRAT_PHONE = '01712345678'
export const NEWCOMER_PHONE = '01811111111'
export const TEACHER_PHONE = '01511111111'

/** Replies of all kinds: a test looks at the fields that its call has. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read many shapes; the rows' own schemas check them on the way out
type AnyReply = any

export async function seededSandbox() {
  const sandbox = await freshSandbox(seed)

  /** Somebody logged in; again after the clock was moved, since tokens end. */
  async function as(phone: string, fingerprint = phone) {
    const browser = browserAt(sandbox, fingerprint)
    const { accessToken: token } = (await browser.logIn(phone)).data
    return {
      get: (path: string, base: 'main' | 'search' = 'main') => browser.call<AnyReply>('GET', path, { token, base }),
      post: (path: string, body: unknown = {}) => browser.call<AnyReply>('POST', path, { token, body }),
      patch: (path: string, body: unknown) => browser.call<AnyReply>('PATCH', path, { token, body }),
      remove: (path: string, base: 'main' | 'search' = 'main') => browser.call<AnyReply>('DELETE', path, { token, base }),
      sendForm: (path: string, form: FormData, method: 'PATCH' | 'POST' = 'PATCH') => browser.call<AnyReply>(method, path, { token, form }),
    }
  }

  const guest = browserAt(sandbox, 'guest')
  const asGuest = {
    get: (path: string, base: 'main' | 'search' = 'main') => guest.call<AnyReply>('GET', path, { base }),
    post: (path: string, body: unknown = {}) => guest.call<AnyReply>('POST', path, { body }),
  }
  return { sandbox, as, asGuest }
}
