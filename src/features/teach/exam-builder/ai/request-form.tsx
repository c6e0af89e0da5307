/** Form for the request to the assistant. (spec 3 AI question generation) */

import { IconSparkles } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Column, Grid, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { NumberField } from '../editor/number-field.tsx'
import { words } from '../words.ts'
import { TopicsField } from './topics-field.tsx'
import type { SuggestionRequest } from './use-suggestions.ts'
import classes from './ai.module.css'

const { ai: texts } = words

const TYPES = Object.entries(texts.examTypes).map(([value, label]) => ({ value, label }))
const LEVELS = Object.entries(texts.levels).map(([value, label]) => ({ value, label }))

interface RequestFormProps {
  request: SuggestionRequest
  isPending: boolean
  onRequest: (change: Partial<SuggestionRequest>) => void
  onGenerate: () => void
}

export function RequestForm({ request, isPending, onRequest, onGenerate }: RequestFormProps) {
  return (
    <Column
      as="form"
      gap={14}
      onSubmit={(event) => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <Grid align="end" gap={12} className={classes.two}>
        <SelectField
          label={texts.examType}
          placeholder={null}
          choices={TYPES}
          value={request.exam_type}
          onChange={({ target }) => onRequest({ exam_type: target.value })}
        />
        <TextField
          label={texts.designation}
          value={request.designation}
          onChange={({ target }) => onRequest({ designation: target.value })}
        />
      </Grid>
      <TopicsField
        topics={request.topics}
        typed={request.typed}
        onTopics={(topics, typed) => onRequest({ topics, typed })}
      />
      <Grid align="end" gap={12} className={classes.two}>
        <TextField
          label={texts.range}
          value={request.range}
          onChange={({ target }) => onRequest({ range: target.value })}
        />
        <NumberField
          label={texts.amount}
          value={request.amount}
          onNumber={(amount) => onRequest({ amount: Math.min(Math.trunc(amount), 20) })}
        />
      </Grid>
      <Column gap={6}>
        <Text as="span" variant="small" weight={600} aria-hidden="true">
          {texts.level}
        </Text>
        <Segmented
          label={texts.level}
          options={LEVELS}
          value={request.level}
          onChange={(level) => onRequest({ level })}
        />
      </Column>
      <Button
        type="submit"
        variant="ai"
        leftSection={<IconSparkles size={20} stroke={1.75} />}
        disabled={request.amount < 1}
        isPending={isPending}
        pendingText={texts.making}
      >
        {texts.make}
      </Button>
    </Column>
  )
}
