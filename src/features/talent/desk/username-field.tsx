/**
 * The username with its resulting address, looked up while typing: a taken one is reported at once. (ruling
 * R55)
 */

import { useDebouncedValue } from '@mantine/hooks'
import { talent } from '#src/api/contract/talent.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import { useApi } from '#src/api/use-api.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { isTalentUsername } from '#src/lib/talent-rule.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'

/** A quick typist causes no request between two letters. */
const PAUSE_MS = 400

/** A private profile responds as if it did not exist: for those the server decides when saving. */
function useIsTaken(username: string, own: Talent): boolean {
  const [asked] = useDebouncedValue(username, PAUSE_MS)
  const isAsked = isTalentUsername(asked) && asked.toLowerCase() !== own.username.toLowerCase()
  const { data } = useApi(talent.preview, isAsked ? { query: { username: asked } } : null, { isQuiet: true })
  return asked === username && data !== undefined && data._id !== own._id
}

export function getAddress(username: string): string {
  return window.location.origin + paths.talent(username)
}

interface UsernameFieldProps {
  talent: Talent
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

export function UsernameField({ talent, error, ...field }: UsernameFieldProps) {
  const username = cleanLine(field.value)
  const isTaken = useIsTaken(username, talent)
  const address = isTalentUsername(username) ? getAddress(username).replace(/^https?:\/\//, '') : undefined
  return (
    <TextField
      id="username"
      label={words.fields.username}
      hint={
        address === undefined ? (
          words.hints.username
        ) : (
          <Text as="span" anywhere shrink>
            {words.hints.addressWillBe} <b data-latin>{address}</b>
          </Text>
        )
      }
      error={isTaken ? words.problems.taken : error}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      {...field}
    />
  )
}
