/**
 * The filters on a phone: the number of courses updates while choosing, and the address changes at the end.
 */

import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { course } from '#src/api/contract/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { changeFilters, buildCourseQuery } from './filters.ts'
import { words } from './words.ts'
import classes from './filter-sheet.module.css'

interface FilterSheetProps extends FilterFieldsProps {
  isOpen: boolean
  onClose: () => void
}

/** Removes all filters; the order stays. */
const NOTHING = {
  q: undefined,
  category: undefined,
  kind: undefined,
  day: undefined,
  max: undefined,
} as const

function SheetBody({ filters, categories, onChange, onClose }: Omit<FilterSheetProps, 'isOpen'>) {
  const [chosen, setChosen] = useState(filters)
  // One course is enough to get the total.
  const counted = useApi(course.list, { query: buildCourseQuery(chosen, 1, 1) }, { isQuiet: true })
  const total = counted.data?.total
  const isNothing = total === 0

  function show() {
    onChange(chosen)
    onClose()
  }

  return (
    <>
      <FilterFields filters={chosen} categories={categories} onChange={setChosen} />
      <div className={classes.actions}>
        <Button variant="subtle" onClick={() => setChosen(changeFilters(chosen, NOTHING))}>
          {words.clear}
        </Button>
        <Button
          className={classes.show}
          aria-disabled={isNothing || undefined}
          onClick={isNothing ? undefined : show}
        >
          <span aria-live="polite">
            {total === undefined ? (counted.error ? words.showAny : words.counting) : words.show(total)}
          </span>
        </Button>
      </div>
    </>
  )
}

/** Sticky, like the actions: the list between them is longer than a phone. */
function SheetHead({ onClose }: Pick<FilterSheetProps, 'onClose'>) {
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{words.filters}</h2>
      <IconButton label={words.close} variant="default" onClick={onClose}>
        <IconX />
      </IconButton>
    </div>
  )
}

export function FilterSheet({ isOpen, onClose, ...rest }: FilterSheetProps) {
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.filters} head={<SheetHead onClose={onClose} />}>
      <SheetBody {...rest} onClose={onClose} />
    </SidePanel>
  )
}
