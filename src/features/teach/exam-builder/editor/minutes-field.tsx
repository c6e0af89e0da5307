/** How long an exam lasts; more than a day is told beside the field at once, since the server takes no such draft. (ruling R30) */
import { MAX_MINUTES } from '#src/api/shapes/exam.ts'
import { words } from '../words.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

const { settings: said } = words

export function MinutesField(props: Omit<NumberFieldProps, 'label' | 'error'>) {
  return <NumberField {...props} label={said.duration} error={props.value > MAX_MINUTES ? said.durationError(MAX_MINUTES) : undefined} />
}
