/** Marking many at once in three steps: choose the action, confirm the summary, see the results. */

import { useMemo, useState } from 'react'
import { offers } from '#src/lib/features.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import type { Act } from '../saving/act.ts'
import { AgreedForm, EqualForm, SameForm } from './bulk-forms.tsx'
import { type BulkItem, type BulkStep, planSteps } from './bulk-plan.ts'
import { BulkResults } from './bulk-results.tsx'
import { buildBulkDraftKey, BulkTyped, NOTHING_TYPED, readAction } from './bulk-typed.ts'
import { sendSteps } from './send-steps.ts'
import { useBulkItems } from './use-bulk.ts'
import { words } from './words.ts'
import classes from './bulk.module.css'

const FORMS = { same: SameForm, equal: EqualForm, agreed: AgreedForm }

function Summary({ steps, all, onSend }: { steps: readonly BulkStep[]; all: number; onSend: () => void }) {
  const checked = steps.filter(({ isChecked }) => isChecked).length
  return (
    <Stack as="section" gap={8} ground="sunken" radius="md" pad={14} aria-label={words.summary}>
      <Text as="h3" variant="lead">
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

/** Mounted once everything is read, since the draft belongs to the work of the submissions. */
function BulkForm({ items, onSent }: { items: readonly BulkItem[]; onSent: (act: Act) => void }) {
  const [typed, type, drop] = useDraft(buildBulkDraftKey(items), BulkTyped, NOTHING_TYPED)
  const action = useMemo(() => readAction(items, typed), [items, typed])
  const steps = useMemo(() => (action ? planSteps(items, action) : []), [items, action])
  const Form = FORMS[typed.way]
  const send = () => {
    if (action === undefined) return
    onSent(sendSteps(steps, action.kind))
    drop()
  }
  return (
    <>
      <Segmented<BulkTyped['way']>
        label={words.way}
        options={[
          { value: 'same', label: words.same },
          { value: 'equal', label: words.equal },
          ...(offers.ai ? [{ value: 'agreed' as const, label: words.agreed }] : []),
        ]}
        value={typed.way}
        onChange={(way) => type({ ...typed, way })}
      />
      <Form items={items} typed={typed} onType={(change) => type({ ...typed, ...change })} />
      {action && <Summary steps={steps} all={items.length} onSend={send} />}
    </>
  )
}

export function Bulk({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { items, failed, isReading } = useBulkItems(ids)
  const [act, setAct] = useState<Act>()
  if (act !== undefined) return <BulkResults act={act} onClose={onClose} />
  if (isReading) {
    return (
      <Stack gap={16} className={classes.root}>
        <p role="status">{words.reading(items.length, ids.length)}</p>
        <SkeletonText lines={5} />
      </Stack>
    )
  }
  return (
    <Stack gap={16} className={classes.root}>
      {failed > 0 && <p role="alert">{words.unread(failed)}</p>}
      <BulkForm items={items} onSent={setAct} />
    </Stack>
  )
}
