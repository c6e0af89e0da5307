/** By what the person is answered: typed, or known from the call-back field, the account or the last login. (rulings R15, R32) */
import { auth } from '#src/api/contract/auth.ts'
import { useApi } from '#src/api/use-api.ts'
import { readStored } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useTicketDraft } from './draft.ts'

interface Contact {
  contact: string
  name: string
  isGuest: boolean
}

export function useContact(): Contact {
  const isGuest = useSession(({ status }) => status === 'guest')
  const userName = useSession(({ user }) => user?.name)
  const { data: profile } = useApi(auth.me, isGuest ? null : {}, { isQuiet: true })
  const { contact, name, fields } = useTicketDraft()
  const known = [fields[10], profile?.phone, profile?.email, readStored('phone')].find(Boolean) ?? ''
  return { contact: contact ?? known, name: name ?? profile?.name ?? userName ?? '', isGuest }
}
