/**
 * A form for something on the server: its values are in a draft, another teacher's edits are merged or asked
 * about, and the save is confirmed. An editor adds its shape, its calls, its fields and its words. (rulings
 * R16, R36)
 */

import type { ComponentType, ReactNode } from 'react'
import type * as v from 'valibot'
import { isRetryable, readFailure } from '#src/api/outbox/retry.ts'
import { type EditedDraft, useEditedDraft } from '#src/stores/drafts/use-edited-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { FormCard } from '#src/ui/fields/form-card.tsx'
import { type Form, type Problems, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { EditClash, EditGone } from './edit-clash.tsx'

/** What the fields of an editor get. */
export interface Editing<Props, Values, Extra> {
  props: Props
  values: Values
  form: Form<Values>
  extra: Extra
  /** Discards the draft and closes the form. */
  leave: () => void
}

interface EditorWords {
  save: string
  saving: string
  drop: string
  /** Sends a new one. */
  add: string
  /** Shown if somebody else has removed it: what sending does now. */
  gone?: string
}

interface UsualActionsProps {
  words: EditorWords
  isNew: boolean
  isPending: boolean
  leaveTo: string | undefined
  onLeave: () => void
}

function UsualActions({ words, isNew, isPending, leaveTo, onLeave }: UsualActionsProps) {
  return (
    <>
      <Button variant="default" {...(leaveTo !== undefined && { to: leaveTo })} onClick={onLeave}>
        {words.drop}
      </Button>
      <Button type="submit" isPending={isPending} pendingText={words.saving}>
        {isNew ? words.add : words.save}
      </Button>
    </>
  )
}

interface EditorParts<
  Props extends { existing?: Thing | undefined },
  Thing,
  Values extends object,
  Extra,
  Reply extends { msg: string },
> {
  shape: v.GenericSchema<unknown, Values>
  /** Names the draft. */
  getKey: (props: Props) => string
  /** Values of a new one. */
  create: (props: Props) => Values
  /** Values of one from the server. */
  read: (thing: Thing) => Values
  /** The current version, read before sending: the writes carry no version. */
  readNewest: (thing: Thing, props: Props) => Promise<Thing>
  /** State that only this editor has, such as its file. */
  useExtra: (props: Props, draft: { key: string } & Pick<EditedDraft<Values>, 'values' | 'type'>) => Extra
  check: (values: Values, props: Props, extra: Extra) => Problems<Values>
  /** Asks about unlikely but valid input. */
  confirm?: (values: Values, props: Props, extra: Extra) => Promise<boolean>
  /** What the main button sends of the typed values. */
  prepare?: (values: Values) => Values
  send: (values: Values, props: Props, extra: Extra) => Promise<Reply>
  /** Stores an edit on the device, where one is sent later: without a connection, or after an earlier edit that still waits. */
  later?: {
    isWaiting: (props: Props) => boolean
    store: (values: Values, base: Values, props: Props) => Reply
  }
  done: (reply: Reply, props: Props, extra: Extra) => void
  /** Runs when the draft is discarded; returns a page to open, or a function that closes the form. */
  leave?: (props: Props, extra: Extra) => void
  leaveTo?: (props: Props) => string
  getTitle?: (props: Props) => string
  /** True for a form that a press opens within its page. */
  opensInPlace?: boolean
  isGone?: (props: Props) => boolean
  words: EditorWords
  /** Names every field when a person chooses between two edits. */
  labels: Readonly<Record<keyof Values, string | undefined>>
  /** Values in words, for the same choice. */
  show?: (props: Props) => { [K in keyof Values]?: (value: Values[K]) => string }
  Fields: ComponentType<Editing<Props, Values, Extra>>
  /** Replaces the two default buttons. */
  Actions?: ComponentType<Editing<Props, Values, Extra>>
  /** Puts the card beside something else. */
  frame?: (card: ReactNode, values: Values) => ReactNode
}

export function defineEditor<
  Props extends { existing?: Thing | undefined },
  Thing,
  Values extends object,
  Extra,
  Reply extends { msg: string },
>(parts: EditorParts<Props, Thing, Values, Extra, Reply>): (props: Props) => ReactNode {
  const { words, Fields, Actions } = parts

  function useEditing(props: Props) {
    const { existing } = props
    const key = parts.getKey(props)
    const edited = useEditedDraft(key, parts.shape, existing ? parts.read(existing) : parts.create(props))
    const { values, type, drop } = edited
    const extra = parts.useExtra(props, { key, values, type })
    const form = useDraftForm({
      values,
      type,
      check: (typed) => parts.check(typed, props, extra),
      confirm: async (typed) => parts.confirm?.(typed, props, extra) ?? true,
      send: async (typed) => {
        const { later } = parts
        if (existing === undefined) return parts.send(typed, props, extra)
        if (later?.isWaiting(props)) return later.store(typed, edited.base, props)
        try {
          const theirs = parts.read(await parts.readNewest(existing, props))
          return await parts.send(edited.join(typed, theirs), props, extra)
        } catch (error) {
          if (later && isRetryable(readFailure(error))) return later.store(typed, edited.base, props)
          throw error
        }
      },
      done: (reply) => {
        drop()
        showToast({ kind: 'success', message: reply.msg })
        parts.done(reply, props, extra)
      },
    })
    function leave(): void {
      drop()
      parts.leave?.(props, extra)
    }
    return { editing: { props, values, form, extra, leave }, edited }
  }

  return function Editor(props: Props) {
    const { editing, edited } = useEditing(props)
    const { values, form, leave } = editing
    const card = (
      <FormCard
        refusals={form.refusals}
        failure={form.failure}
        takesFocus={parts.opensInPlace}
        title={parts.getTitle?.(props)}
        onSubmit={(event) => form.submit(event, parts.prepare?.(values))}
        actions={
          Actions ? (
            <Actions {...editing} />
          ) : (
            <UsualActions
              words={words}
              isNew={!props.existing}
              isPending={form.isPending}
              leaveTo={parts.leaveTo?.(props)}
              onLeave={leave}
            />
          )
        }
      >
        {parts.isGone?.(props) && words.gone !== undefined && <EditGone text={words.gone} />}
        <EditClash
          clash={edited.clash}
          labels={parts.labels}
          {...(parts.show && { show: parts.show(props) })}
          onTake={edited.settle}
        />
        <Fields {...editing} />
      </FormCard>
    )
    return parts.frame ? parts.frame(card, values) : card
  }
}
