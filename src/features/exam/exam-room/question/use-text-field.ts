/** A field that the browser holds: what is typed draws nothing anew, so that long texts stay quick on slow phones. */
import { type RefObject, useEffect, useRef } from 'react'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { useRoom } from '../room/context.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** `read` takes the field's text out of the answer. What another tab or the server says shows in the field; what is typed here it has already. */
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

export function textOf(value: AnswerValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
