/**
 * Interviews and offers in three lists by what has to be done; the chosen list is part of the address.
 * (ruling R56)
 */

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Interview, Offer } from '#src/api/shapes/talent-answer.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { Tabs } from '#src/ui/tabs-with-panel.tsx'
import { AnsweredCard, WaitingCard } from './answer-card.tsx'
import { type Asked, groupByTab, type Tab, TABS } from './answer-view.ts'
import { useAnswers } from './use-answers.ts'
import { words } from './words.ts'
import classes from './answers.module.css'

type Kind = Asked['kind']

function useTab(fallback: Tab): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((each) => each === params.get('show')) ?? fallback
  return [tab, (next) => setParams({ show: next }, { replace: true, preventScrollReset: true })]
}

interface ListsProps {
  interviews: readonly Interview[]
  offers: readonly Offer[]
  first: Kind
}

/** Shows the server's rejection of a late answer. */
function Late({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Notice
      role="alert"
      title={text}
      actions={
        <Button variant="default" size="sm" onClick={onClose}>
          {words.seePast}
        </Button>
      }
    />
  )
}

function Lists({ interviews, offers, first }: ListsProps) {
  const groups = groupByTab(interviews, offers, useNow())
  const [tab, choose] = useTab(TABS.find((each) => groups[each].length > 0) ?? 'waiting')
  const [late, setLate] = useState<string>()
  const place = useFocusRecovery<HTMLDivElement>()
  const Shown = tab === 'waiting' ? WaitingCard : AnsweredCard
  const kinds: readonly Kind[] = first === 'offer' ? ['offer', 'interview'] : ['interview', 'offer']
  // Unanswered offers are side by side for comparison; the rest keeps its order.
  const lists =
    tab === 'waiting'
      ? kinds.map((kind) => groups[tab].filter((asked) => asked.kind === kind))
      : [groups[tab]]
  return (
    <Tabs
      label={words.title}
      tabs={TABS.map((value) => ({ value, label: words.tabs[value](groups[value].length) }))}
      value={tab}
      onChange={choose}
    >
      <Stack
        gap={16}
        ref={place}
        role="group"
        aria-label={words.title}
        tabIndex={-1}
        className={classes.lists}
      >
        {late && (
          <Late
            text={late}
            onClose={() => {
              setLate(undefined)
              choose('past')
            }}
          />
        )}
        {groups[tab].length === 0 && (
          <Empty art="done" title={words.empty[tab]} text={words.emptyText[tab]} />
        )}
        {lists
          .filter((list) => list.length > 0)
          .map((list) => (
            <ul key={list[0]?.kind} className={classes.list}>
              <Growing rows={list}>
                {(asked) => (
                  <Shown
                    key={`${asked.kind} ${asked.letter._id}`}
                    asked={asked}
                    onLate={({ letter }, msg) => setLate(words.late(letter.company, msg))}
                  />
                )}
              </Growing>
            </ul>
          ))}
      </Stack>
    </Tabs>
  )
}

/** `first`: the kind whose address was opened. */
export function Answers({ first }: { first: Kind }) {
  const { read, retryRest } = useAnswers()
  return (
    <Load
      from={read}
      skeleton={<SkeletonRows count={3} lines={4} />}
      isEmpty={({ interviews, offers }) => interviews.length + offers.length === 0}
      empty={
        <Empty
          title={words.none}
          text={words.noneText}
          action={<Button to={paths.talentDesk()}>{words.toProfile}</Button>}
        />
      }
    >
      {(all) => (
        <Stack gap={16}>
          <Lists {...all} first={first} />
          {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
        </Stack>
      )}
    </Load>
  )
}
