/** Lists the faults that block publishing the exam; each line opens its question or section. */

import { IconCircleCheck } from '@tabler/icons-react'
import { Column, Row } from '#src/ui/layout/layout.tsx'
import { useBuilder } from './builder-context.ts'
import { type Fault, findPublishFaults } from './engine/publish-check.ts'
import { words } from './words.ts'
import classes from './check-list.module.css'

const { check: texts } = words

function formatFault(fault: Fault): string {
  return fault.question === undefined ? texts.exam[fault.kind] : texts.question(fault.no, fault.kind)
}

interface CheckListProps {
  /** Undefined opens the settings of the exam. */
  onOpen: (id: string | undefined) => void
}

export function CheckList({ onOpen }: CheckListProps) {
  const { exam, isPublished } = useBuilder()
  const faults = findPublishFaults(exam)
  if (faults.length === 0) {
    return (
      <Row as="p" gap={8} tone="success" weight={600}>
        <IconCircleCheck size={22} stroke={1.75} aria-hidden="true" />
        {isPublished ? texts.fineAlready : texts.fine}
      </Row>
    )
  }
  return (
    <div>
      <p className={classes.found}>{texts.found(faults.length)}</p>
      <Column as="ul" gap={6}>
        {faults.map((fault) => (
          <li key={`${fault.kind} ${fault.question ?? fault.section ?? ''}`}>
            <button
              type="button"
              className={classes.fault}
              onClick={() => onOpen(fault.question ?? fault.section)}
            >
              {formatFault(fault)}
            </button>
          </li>
        ))}
      </Column>
    </div>
  )
}
