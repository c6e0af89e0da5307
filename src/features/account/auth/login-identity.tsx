/** The person logging in: picture, contact, and a button for another contact. */

import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { getContactKind, formatContact } from './contact-text.ts'
import type { LoginFlow } from './login-flow.ts'
import { TextAction } from './other-way.tsx'
import { otpWords } from './words.ts'

export function LoginIdentity({ flow, onChange }: { flow: LoginFlow; onChange: () => void }) {
  return (
    <Row as="p" wrap gap={4} gapX={12} weight={600}>
      {/* A password manager keeps the password under this name. */}
      <input hidden readOnly name="username" autoComplete="username" value={formatContact(flow)} />
      <Portrait name={formatContact(flow)} src={flow.face?.picture} size={44} />
      <Text as="span" anywhere data-latin>
        {formatContact(flow)}
      </Text>
      <TextAction onChoose={onChange}>{otpWords.changeContact[getContactKind(flow)]}</TextAction>
    </Row>
  )
}
