/** Three dashes: who, proof, done. */
import { countFilledDashes, type LoginFlow } from './login-flow.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './frame.module.css'
import { loginWords as words } from './words.ts'

const DASHES = [1, 2, 3] as const

export function LoginDashes({ flow }: { flow: LoginFlow }) {
  const filled = countFilledDashes(flow)
  return (
    <Row as="span" inline align="stretch" push className={classes.dashes} role="img" aria-label={words.dashes(filled)}>
      {DASHES.map((dash) => (
        <i key={dash} data-filled={dash <= filled} />
      ))}
    </Row>
  )
}
