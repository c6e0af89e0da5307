/** What keeps the exam from being published; each line leads to its place. */
import { IconCircleCheck } from '@tabler/icons-react'
import { useBuilder } from './builder-context.ts'
import classes from './check-list.module.css'
import { type Fault, publishFaults } from './engine/publish-check.ts'
import { words } from './words.ts'

const { check: said } = words

function textOf(fault: Fault): string {
  return fault.question === undefined ? said.exam[fault.kind] : said.question(fault.no, fault.kind)
}

interface CheckListProps {
  /** Undefined: the exam's own facts. */
  onOpen: (id: string | undefined) => void
}

export function CheckList({ onOpen }: CheckListProps) {
  const { exam } = useBuilder()
  const faults = publishFaults(exam)
  if (faults.length === 0) {
    return (
      <p className={classes.fine}>
        <IconCircleCheck size={22} stroke={1.75} aria-hidden="true" />
        {said.fine}
      </p>
    )
  }
  return (
    <div>
      <p className={classes.found}>{said.found(faults.length)}</p>
      <ul className={classes.list}>
        {faults.map((fault) => (
          <li key={`${fault.kind} ${fault.question ?? fault.section ?? ''}`}>
            <button type="button" className={classes.fault} onClick={() => onOpen(fault.question ?? fault.section)}>
              {textOf(fault)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
