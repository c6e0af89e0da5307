/** Marking many at once in three steps: choose the action, confirm the summary, see the results. */
import { useMemo, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { AgreedForm, EqualForm, SameForm } from './bulk-forms.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import classes from './bulk.module.css'
import { type BulkAction, type BulkStep, planSteps } from './bulk-plan.ts'
import { BulkResults } from './bulk-results.tsx'
import { sendSteps, useBulkItems } from './use-bulk.ts'
import { words } from './words.ts'

const FORMS = { same: SameForm, equal: EqualForm, agreed: AgreedForm }
type Way = BulkAction['kind']

function Summary({ steps, all, onSend }: { steps: readonly BulkStep[]; all: number; onSend: () => void }) {
  const checked = steps.filter(({ isChecked }) => isChecked).length
  return (
    <Stack as="section" gap={8} ground="sunken" radius="md" pad={14} aria-label={words.summary}>
      <Text as="h3" size={17}>
        {words.summary}
      </Text>
      {steps.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <p>{words.total(steps.length, all)}</p>
          {checked > 0 && <p>{words.checked(checked)}</p>}
          {checked < steps.length && <p>{words.open(steps.length - checked)}</p>}
          <Button onClick={onSend}>{words.send(steps.length)}</Button>
        </>
      )}
    </Stack>
  )
}

export function Bulk({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { items, failed, isReading } = useBulkItems(ids)
  const [way, setWay] = useState<Way>('same')
  const [action, setAction] = useState<BulkAction>()
  const [sent, setSent] = useState<readonly BulkStep[]>()
  const steps = useMemo(() => (action ? planSteps(items, action) : []), [items, action])
  if (sent !== undefined) return <BulkResults steps={sent} onClose={onClose} />
  if (isReading) {
    return (
      <Stack gap={16} className={classes.root}>
        <p role="status">{words.reading(items.length, ids.length)}</p>
        <SkeletonText lines={5} />
      </Stack>
    )
  }
  const Form = FORMS[way]
  const send = () => {
    if (action === undefined) return
    sendSteps(steps, action)
    setSent(steps)
  }
  return (
    <Stack gap={16} className={classes.root}>
      {failed > 0 && <p role="alert">{words.unread(failed)}</p>}
      <Segmented<Way>
        label={words.way}
        options={[
          { value: 'same', label: words.same },
          { value: 'equal', label: words.equal },
          { value: 'agreed', label: words.agreed },
        ]}
        value={way}
        onChange={(next) => {
          setWay(next)
          setAction(next === 'agreed' ? { kind: 'agreed' } : undefined)
        }}
      />
      <Form key={way} items={items} onAction={setAction} />
      {action && <Summary steps={steps} all={items.length} onSend={send} />}
    </Stack>
  )
}
