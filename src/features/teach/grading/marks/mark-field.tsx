/** A mark as a number, where there are too many for keys; Bengali and Latin digits alike. (ruling R3) */
import { useState } from 'react'
import { formatDigits, convertToLatin } from '#src/lib/bn.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { words } from '../words.ts'

interface MarkFieldProps {
  title: string
  marks: number
  mark: number | null
  onMark: (mark: number | null) => void
}

/** Undefined: no number between nought and full marks. */
function markIn(text: string, marks: number): number | null | undefined {
  if (text.trim() === '') return null
  const mark = Number(convertToLatin(text.trim()))
  return Number.isFinite(mark) && mark >= 0 && mark <= marks ? mark : undefined
}

export function MarkField({ title, marks, mark, onMark }: MarkFieldProps) {
  // What is typed and is no mark yet; a mark given otherwise takes its place.
  const [typed, setTyped] = useState<{ text: string; over: number | null }>()
  const text = typed?.over === mark ? typed.text : formatDigits(mark ?? '')
  const isWrong = markIn(text, marks) === undefined
  const type = (next: string) => {
    const given = markIn(next, marks)
    if (given !== undefined) onMark(given)
    setTyped({ text: next, over: given === undefined ? mark : given })
  }
  return (
    <TextField
      label={words.marks.field(title, marks)}
      isLabelHidden
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isWrong ? words.marks.tooMuch(marks) : undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
