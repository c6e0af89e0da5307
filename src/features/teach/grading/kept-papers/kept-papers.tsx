/** The papers that a teacher takes along for a time without a connection: the press, what is here, and its deletion. (ruling R87) */

import { IconBackpack, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { HOUR_MS } from '#src/lib/duration.ts'
import { dropKeptPapers, readKeptPapers } from '#src/stores/papers/kept-papers.ts'
import { isPaperOld, PAPERS_STAY, type PaperHead } from '#src/stores/papers/paper-disk.ts'
import { canLock } from '#src/stores/papers/paper-lock.ts'
import { MOST_PAPERS, useKeptPapers } from '#src/stores/papers/papers-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { type TakeEnd, takePapers } from './take-papers.ts'
import { words } from './words.ts'

const COUNTS = ['10', '20', '30'] as const
type Chosen = (typeof COUNTS)[number]

interface KeptPapersProps {
  /** Unchecked papers in the order of the queue, beginning with the one in work. */
  next: readonly string[]
  /** The address of the first of these papers, with the others as its queue. */
  buildAddress: (ids: readonly string[]) => string
}

const measure = (papers: readonly PaperHead[]) => ({
  bytes: papers.reduce((sum, { size }) => sum + size, 0),
  until: Math.min(...papers.map(({ at }) => at)) + PAPERS_STAY,
})

async function removeAll(papers: readonly PaperHead[]): Promise<void> {
  await dropKeptPapers(papers.map(({ id }) => id))
  showToast({ kind: 'success', message: words.removed(papers.length), isNew: true })
}

/** The papers on this device, taken in this tab or another one. Old ones are deleted while the page is open. */
function useHere() {
  const { papers, isOpen, taking } = useKeptPapers()
  const now = useNow()
  useEffect(() => void readKeptPapers(), [])
  const isAnyOld = papers.some((head) => isPaperOld(head, now))
  useEffect(() => void (isAnyOld && readKeptPapers(true)), [isAnyOld])
  return { papers, isOpen, taking }
}

function Here({
  papers,
  isOpen,
  buildAddress,
}: Pick<KeptPapersProps, 'buildAddress'> & ReturnType<typeof useHere>) {
  const { bytes, until } = measure(papers)
  const count = papers.length
  return (
    <Stack gap={12} pad={16} ground="sunken" radius="md" role="status">
      <Stack gap={4}>
        <Text as="strong">{isOpen ? words.here(count) : words.elsewhere(count)}</Text>
        <Text tone="muted" variant="small">
          {words.facts(bytes, until)}
        </Text>
        {!isOpen && <Text variant="small">{words.elsewhereText}</Text>}
      </Stack>
      <Row wrap gap={8}>
        {isOpen && (
          <Button size="sm" to={buildAddress(papers.map(({ id }) => id))}>
            {words.start}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={() => void removeAll(papers)}
        >
          {words.remove}
        </Button>
      </Row>
    </Stack>
  )
}

function describeEnd({ why, done, all, gone, left }: TakeEnd): string {
  return [words.ends[why](done, all), gone > 0 && words.gone(gone), left > 0 && words.left(left)]
    .filter(Boolean)
    .join(' ')
}

/** How many may still come, and the press. */
function Take({ next, papers }: Pick<KeptPapersProps, 'next'> & Pick<ReturnType<typeof useHere>, 'papers'>) {
  const [chosen, choose] = useState<Chosen>('20')
  const [end, setEnd] = useState<TakeEnd>()
  const [stop, setStop] = useState<AbortController>()
  const taking = useKeptPapers((state) => state.taking)
  const here = new Set(papers.map(({ id }) => id))
  const room = Math.min(Number(chosen), MOST_PAPERS - papers.length)
  const wanted = next.filter((id) => !here.has(id)).slice(0, room)
  const take = async () => {
    const control = new AbortController()
    setStop(control)
    setEnd(undefined)
    setEnd(await takePapers(wanted, control.signal))
  }
  if (taking)
    return (
      <Stack gap={12} role="status">
        <StitchProgress
          done={taking.done}
          total={taking.all}
          label={words.progress}
          caption={words.taking(taking.done, taking.all)}
        />
        {stop && (
          <div>
            <Button size="sm" variant="default" onClick={() => stop.abort()}>
              {words.stop}
            </Button>
          </div>
        )}
      </Stack>
    )
  return (
    <Stack gap={12}>
      {end && <Text role="status">{describeEnd(end)}</Text>}
      {room > 0 && (
        <>
          <Segmented<Chosen>
            label={words.count}
            options={COUNTS.map((value) => ({ value, label: words.countOption(Number(value)) }))}
            value={chosen}
            onChange={choose}
          />
          {wanted.length === 0 ? (
            <Text tone="muted">{words.nothing}</Text>
          ) : (
            <Button fullWidth onClick={() => void take()}>
              {(papers.length > 0 ? words.takeMore : words.take)(wanted.length)}
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}

function Panel(props: KeptPapersProps) {
  const here = useHere()
  const { papers, isOpen } = here
  return (
    <Stack gap={16}>
      <Text>{words.text}</Text>
      <Stack as="ul" gap={8}>
        {words.rules(PAPERS_STAY / HOUR_MS).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Stack>
      {papers.length > 0 && <Here {...here} buildAddress={props.buildAddress} />}
      {(papers.length === 0 || isOpen) && <Take next={props.next} papers={papers} />}
    </Stack>
  )
}

/** The press, with how many are here. `isSmall`: beside the list of the desk. */
export function KeptPapers({ isSmall = false, ...props }: KeptPapersProps & { isSmall?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { papers } = useHere()
  if (!canLock()) return null
  const text = papers.length > 0 ? words.here(papers.length) : words.open
  return (
    <>
      {isSmall ? (
        <IconButton label={text} variant="default" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <IconBackpack size={20} />
        </IconButton>
      ) : (
        <Button
          variant="default"
          aria-expanded={isOpen}
          leftSection={<IconBackpack size={20} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {text}
        </Button>
      )}
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={words.title}>
        {isOpen && <Panel {...props} />}
      </SidePanel>
    </>
  )
}
