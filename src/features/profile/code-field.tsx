/** The code that was sent, and the button that sends one. */
import { Button } from '#src/ui/button.tsx'
import { OtpInput } from '#src/ui/otp-input.tsx'
import classes from './profile.module.css'
import type { Code } from './use-code.ts'
import { words } from './words.ts'

interface CodeFieldProps {
  code: Code
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onComplete?: (value: string) => void
}

export function CodeField({ code, value, error, onChange, onComplete }: CodeFieldProps) {
  const { isSent, length, secondsLeft, isSending, send } = code
  return (
    <>
      {isSent && <OtpInput length={length} value={value} error={error} onChange={onChange} onComplete={onComplete} />}
      {secondsLeft > 0 ? (
        <p className={classes.note} role="timer">
          {words.code.wait(secondsLeft)}
        </p>
      ) : (
        <Button variant={isSent ? 'subtle' : 'light'} isPending={isSending} pendingText={words.code.sending} onClick={send}>
          {isSent ? words.code.again : words.code.send}
        </Button>
      )}
    </>
  )
}
