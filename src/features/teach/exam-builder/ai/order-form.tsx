/** What is asked of the assistant. (spec 3 AI question generation) */
import { IconSparkles } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { NumberField } from '../editor/number-field.tsx'
import { words } from '../words.ts'
import classes from './ai.module.css'
import { TopicsField } from './topics-field.tsx'
import type { Order } from './use-tray.ts'

const { ai: said } = words

const TYPES = Object.entries(said.examTypes).map(([value, label]) => ({ value, label }))
const LEVELS = Object.entries(said.levels).map(([value, label]) => ({ value, label }))

interface OrderFormProps {
  order: Order
  isPending: boolean
  onOrder: (change: Partial<Order>) => void
  onMake: () => void
}

export function OrderForm({ order, isPending, onOrder, onMake }: OrderFormProps) {
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onMake()
      }}
    >
      <div className={classes.two}>
        <SelectField
          label={said.examType}
          placeholder={null}
          choices={TYPES}
          value={order.exam_type}
          onChange={({ target }) => onOrder({ exam_type: target.value })}
        />
        <TextField label={said.designation} value={order.designation} onChange={({ target }) => onOrder({ designation: target.value })} />
      </div>
      <TopicsField topics={order.topics} onTopics={(topics) => onOrder({ topics })} />
      <div className={classes.two}>
        <TextField label={said.range} value={order.range} onChange={({ target }) => onOrder({ range: target.value })} />
        <NumberField
          label={said.amount}
          value={order.amount}
          onNumber={(amount) => onOrder({ amount: Math.min(Math.trunc(amount), 20) })}
        />
      </div>
      <div className={classes.level}>
        <span className={classes.label} aria-hidden="true">
          {said.level}
        </span>
        <Segmented label={said.level} options={LEVELS} value={order.level} onChange={(level) => onOrder({ level })} />
      </div>
      <Button
        type="submit"
        variant="ai"
        leftSection={<IconSparkles size={20} stroke={1.75} />}
        disabled={order.amount < 1}
        isPending={isPending}
        pendingText={said.making}
      >
        {said.make}
      </Button>
    </form>
  )
}
