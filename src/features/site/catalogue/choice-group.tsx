/**
 * One filter as a group of buttons; pressing the chosen one again removes the filter. Arrow keys change
 * nothing.
 */

import { useId } from 'react'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import classes from './choice-group.module.css'

export interface Choice<T> {
  value: T
  text: string
  count?: string
}

interface WaitingGroupProps {
  label: string
  /** The expected number of choices. */
  count: number
}

/** Placeholder for choices that are still loading. */
export function WaitingGroup({ label, count }: WaitingGroupProps) {
  return (
    <div className={classes.group}>
      <Text as="h3" variant="body" mb={10} className={classes.label}>
        {label}
      </Text>
      <Row align="stretch" gap={8} className={classes.choices} data-shape="list" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={classes.choice}>
            <Skeleton width="70%" />
          </span>
        ))}
      </Row>
    </div>
  )
}

interface ChoiceGroupProps<T> {
  label: string
  choices: readonly Choice<T>[]
  chosen: T | undefined
  /** `list`: one row each, with counts; `chips`: as many per row as fit. */
  shape?: 'list' | 'chips'
  onChoose: (value: T | undefined) => void
}

export function ChoiceGroup<T extends string | number>({
  label,
  choices,
  chosen,
  shape = 'chips',
  onChoose,
}: ChoiceGroupProps<T>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <Text as="h3" variant="body" mb={10} id={id} className={classes.label}>
        {label}
      </Text>
      <Row align="stretch" wrap gap={8} className={classes.choices} data-shape={shape}>
        {choices.map(({ value, text, count }) => (
          <button
            key={value}
            type="button"
            className={classes.choice}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value === chosen ? undefined : value)}
          >
            <span>{text}</span>
            {count && (
              <Text as="span" tone="faint" variant="caption" weight={500} className={classes.count}>
                {count}
              </Text>
            )}
          </button>
        ))}
      </Row>
    </div>
  )
}
