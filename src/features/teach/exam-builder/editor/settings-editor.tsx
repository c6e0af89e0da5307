/** Settings of the exam: title, duration, description, instructions. */

import { TextField } from '#src/ui/fields/text-field.tsx'
import { Section } from '#src/ui/section.tsx'
import { useBuilder } from '../builder-context.ts'
import type { BuiltExam } from '../engine/built-exam.ts'
import { words } from '../words.ts'
import { MarkdownField } from './markdown-field.tsx'
import { MinutesField } from './number-field.tsx'
import classes from './editor.module.css'

const { settings: texts } = words

export function SettingsEditor() {
  const { exam, change } = useBuilder()
  const put = (fields: Partial<BuiltExam>) =>
    change((before) => ({ ...before, ...fields }), Object.keys(fields).join(' '))
  return (
    <Section title={texts.title}>
      <TextField
        id="exam-title"
        label={texts.name}
        value={exam.title}
        onChange={({ target }) => put({ title: target.value })}
      />
      <div className={classes.marksField}>
        <MinutesField id="exam-duration" value={exam.duration} onNumber={(duration) => put({ duration })} />
      </div>
      <MarkdownField
        label={texts.description}
        html={exam.description}
        onHtml={(description) => put({ description })}
        isOptional
      />
      <MarkdownField
        label={texts.instructions}
        hint={texts.instructionsHint}
        html={exam.instructions}
        onHtml={(instructions) => put({ instructions })}
        isOptional
      />
    </Section>
  )
}
