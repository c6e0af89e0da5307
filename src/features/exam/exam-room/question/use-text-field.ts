/** Leaves the field uncontrolled: typing re-renders nothing, so that long texts stay fast on slow phones. */
import { type RefObject, useEffect, useRef } from 'react'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { useRoom } from '../room/context.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** `read` takes the field's text out of the answer. Changes by another tab or the server show in the field. */
export function useTextField<F extends Field>(question: string, read: (value: AnswerValue | undefined) => string): RefObject<F | null> {
  const { store } = useRoom()
  const field = useRef<F>(null)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    let shown: AnswerValue | undefined
    const show = () => {
      const value = store.get().answers[question]?.value
      const element = field.current
      if (element === null || value === shown) return
      shown = value
      const text = latest.current(value)
      if (element.value !== text) element.value = text
    }
    show()
    return store.listen(show)
  }, [question, store])
  return field
}

export function readText(value: AnswerValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
