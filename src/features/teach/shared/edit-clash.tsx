/**
 * Shown at the top of a form if somebody else has changed its subject meanwhile: both versions, and which of
 * them to keep.
 */

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { words } from './edit-words.ts'

/** Gets the focus when it appears, since the press that caused it has sent nothing. */
function Alert({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Notice ref={place} tabIndex={-1} role="alert">
      {children}
    </Notice>
  )
}

interface EditClashProps<T> {
  /** Renders nothing without one. */
  clash: { clashes: readonly (keyof T)[]; values: T; theirs: T } | undefined
  labels: { [K in keyof T]?: string }
  /** A value in words, if it is an id or a switch. */
  show?: { [K in keyof T]?: (value: T[K]) => string }
  onTake: (side: 'mine' | 'theirs') => void
}

export function EditClash<T>({ clash, labels, show, onTake }: EditClashProps<T>) {
  if (clash === undefined) return null
  const format = (name: keyof T, values: T) => show?.[name]?.(values[name]) ?? String(values[name])
  return (
    <Alert>
      <Text as="h3" variant="body">
        {words.title}
      </Text>
      <p>{words.text}</p>
      <Stack as="ul" plain gap={8}>
        {clash.clashes.map((name) => (
          <li key={String(name)}>
            <strong>{labels[name]}</strong>
            <Text variant="small" anywhere>
              {words.mine(format(name, clash.values))}
            </Text>
            <Text variant="small" anywhere>
              {words.theirs(format(name, clash.theirs))}
            </Text>
          </li>
        ))}
      </Stack>
      <Row align="stretch" wrap gap={8}>
        <Button size="sm" onClick={() => onTake('mine')}>
          {words.keepMine}
        </Button>
        <Button size="sm" variant="default" onClick={() => onTake('theirs')}>
          {words.takeTheirs}
        </Button>
      </Row>
    </Alert>
  )
}

/** `text`: what is gone, and what sending does now. */
export function EditGone({ text }: { text: string }) {
  return (
    <Alert>
      <p>{text}</p>
    </Alert>
  )
}
