/**
 * All filters: the number of matching posts updates while choosing, and the address changes at the end. (spec
 * 3 Job post filters)
 */

import { type FormEvent, useState } from 'react'
import { job } from '#src/api/contract/job.ts'
import { APPLICATION_STATES, JOB_TYPES, type JobPost } from '#src/api/shapes/job.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatTaka } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { DAYS, filterJobs, type JobFilters, listTowns, SALARIES } from './job-filters.ts'
import { words } from './words.ts'
import panel from './panel.module.css'

interface SheetProps {
  filters: JobFilters
  posts: readonly JobPost[]
  now: number
  onChange: (filters: JobFilters) => void
  onClose: () => void
}

/**
 * The server lists categories with open posts; others come from expired posts. (spec 7 jobpost/list/category)
 */
function useCategories(posts: readonly JobPost[]) {
  const { data } = useApi(job.categories, {}, { isQuiet: true })
  const all = [...(data ?? []), ...posts.flatMap(({ category }) => category ?? [])]
  return [...new Map(all.map(({ slug, title }) => [slug, { value: slug, label: title }])).values()]
}

interface FieldsProps {
  chosen: JobFilters
  posts: readonly JobPost[]
  onPut: (change: Partial<JobFilters>) => void
}

function Choices({ chosen, posts, onPut }: FieldsProps) {
  const { filter } = words
  const categories = useCategories(posts)
  const select = (
    name: 'category_slug' | 'type' | 'location' | 'status',
    choices: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={filter[name === 'category_slug' ? 'category' : name]}
      placeholder={filter.any}
      choices={choices}
      value={chosen[name] ?? ''}
      onChange={({ currentTarget }) => onPut({ [name]: currentTarget.value })}
    />
  )
  const types = JOB_TYPES.map((value) => ({ value, label: words.types[value] }))
  const towns = listTowns(posts).map((value) => ({ value, label: value }))
  const states = APPLICATION_STATES.flatMap((value) =>
    value === 'none' ? [] : [{ value, label: words.state[value] }],
  )
  return (
    <>
      {select('category_slug', categories)}
      {select('type', types)}
      {select('location', towns)}
      <SelectField
        label={filter.salary}
        placeholder={filter.any}
        choices={SALARIES.map((value) => ({ value: String(value), label: formatTaka(value) }))}
        value={String(chosen.salary ?? '')}
        onChange={({ currentTarget }) => onPut({ salary: Number(currentTarget.value) || undefined })}
      />
      {chosen.tab !== 'open' && select('status', states)}
    </>
  )
}

function Body({ filters, posts, now, onChange, onClose }: SheetProps) {
  const [chosen, setChosen] = useState(filters)
  const put = (change: Partial<JobFilters>) => {
    const next = Object.entries({ ...chosen, ...change }).filter(
      ([, value]) => value !== undefined && value !== '',
    )
    setChosen({ tab: chosen.tab, ...Object.fromEntries(next) })
  }
  const { filter } = words
  function show(event: FormEvent): void {
    event.preventDefault()
    onChange(chosen)
    onClose()
  }
  return (
    <Stack as="form" gap={16} onSubmit={show}>
      <TextField
        label={filter.search}
        type="search"
        enterKeyHint="search"
        value={chosen.search ?? ''}
        onChange={({ currentTarget }) => put({ search: currentTarget.value })}
      />
      <Choices chosen={chosen} posts={posts} onPut={put} />
      {DAYS.map((name) => (
        <TextField
          key={name}
          type="date"
          label={filter[name]}
          value={chosen[name] ?? ''}
          onChange={({ currentTarget }) => put({ [name]: currentTarget.value })}
        />
      ))}
      <div className={panel.foot}>
        <Button variant="subtle" onClick={() => setChosen({ tab: chosen.tab })}>
          {filter.clear}
        </Button>
        <Button type="submit">
          <span aria-live="polite">{filter.show(filterJobs(posts, chosen, now).length)}</span>
        </Button>
      </div>
    </Stack>
  )
}

export function FilterSheet({ isOpen, ...rest }: SheetProps & { isOpen: boolean }) {
  return (
    <SidePanel isOpen={isOpen} onClose={rest.onClose} title={words.filter.title}>
      {isOpen && <Body {...rest} />}
    </SidePanel>
  )
}
