/** Countries a phone number may come from; Bangladesh alone until they are there. (spec 7 Other) */
import { other } from '#src/api/contract/other.ts'
import { useApi } from '#src/api/use-api.ts'
import type { Country } from '#src/ui/fields/phone-field.tsx'
import { HOME_COUNTRY } from './use-contact-draft.ts'
import { contactWords } from './words.ts'

/** A local number begins with 0: before it stands 88, not 880. (spec 5) */
const HOME: Country = { iso: HOME_COUNTRY, code: '+88', name: contactWords.home }

export function useCountries(): readonly Country[] {
  const { data } = useApi(other.countryCodes, {}, { isQuiet: true })
  if (data === undefined) return [HOME]
  return data.map(({ code: iso, dial, name }) => (iso === HOME_COUNTRY ? HOME : { iso, code: `+${dial}`, name }))
}
