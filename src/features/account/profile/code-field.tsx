/** The field for the code, and the button that sends one. */

import { Button } from '#src/ui/button.tsx'
import { OtpInput } from '#src/ui/fields/otp-input.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
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
  const { isSent, length, secondsLeft, sending } = code
  return (
    <>
      {isSent && (
        <OtpInput length={length} value={value} error={error} onChange={onChange} onComplete={onComplete} />
      )}
      {secondsLeft > 0 ? (
        <Text tone="muted" variant="small" role="timer">
          {words.code.wait(secondsLeft)}
        </Text>
      ) : (
        <InlineAction action={sending} align="start">
          <Button
            variant={isSent ? 'subtle' : 'light'}
            isPending={sending.isPending}
            pendingText={words.code.sending}
            onClick={() => void sending.act()}
          >
            {isSent ? words.code.again : words.code.send}
          </Button>
        </InlineAction>
      )}
    </>
  )
}
