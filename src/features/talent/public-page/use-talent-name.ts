import type { Talent } from '#src/api/shapes/talent.ts'
import { useLatinName } from '#src/api/use-latin-name.ts'
import type { LatinName } from '#src/engines/latin/latin-name.ts'
import { useSession } from '#src/stores/session/session-store.ts'

/** The name of a CV in English; its own talent is asked for the spelling, as on every other paper. */
export function useTalentName({ _id, name, latin_name: shown }: Talent, isWanted: boolean): LatinName {
  const isOwn = useSession(({ role, user }) => role === 'talent' && user?._id === _id)
  const own = useLatinName(isOwn ? name : undefined, isWanted)
  return own ?? { original: name, kept: shown ?? undefined, isPending: false }
}
