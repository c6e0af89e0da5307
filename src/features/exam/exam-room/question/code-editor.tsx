/** The code editor, loaded only for a question that needs code. It never reflows the code. */

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import { MOST_ANSWERED } from '#src/lib/bound-text.ts'
import { Surface } from '#src/ui/layout/layout.tsx'
import { loadLanguage } from './code-language.ts'
import classes from './code.module.css'

export interface CodeEditorProps {
  label: string
  language: string
  code: string
  isReadOnly: boolean
  onCode: (code: string) => void
  /** Called for each pasted text, with the number of its characters that are left out. */
  onCut: (left: number) => void
}

const look = EditorView.theme({
  // iOS zooms into a field with smaller letters.
  '&': { fontSize: '1rem' },
  '.cm-content, .cm-gutters': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    fontVariantLigatures: 'none',
    minHeight: '14rem',
  },
  '.cm-gutters': { background: 'var(--k-sunken)', color: 'var(--k-text-2)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--k-sunken)' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '&.cm-focused': { outline: 'none' },
})

/** Uses the tokens of both schemes, which are readable on the page's background. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--k-ai-text)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--k-success-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--k-error-text)' },
  { tag: [tags.comment, tags.meta], color: 'var(--k-text-2)', fontStyle: 'italic' },
])

const basics = [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  syntaxHighlighting(colours),
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
  look,
]

/** Nothing is typed beyond the limit, and a pasted text is cut there. */
function limitCode(onCut: (left: number) => void) {
  return [
    EditorState.changeFilter.of(
      (change) =>
        !change.isUserEvent('input') ||
        change.newDoc.length <= Math.max(MOST_ANSWERED, change.startState.doc.length),
    ),
    EditorView.clipboardInputFilter.of((text, { doc, selection }) => {
      const selected = selection.ranges.reduce((sum, { from, to }) => sum + to - from, 0)
      const room = Math.max(0, MOST_ANSWERED - doc.length + selected)
      onCut(Math.max(0, text.length - room))
      return text.slice(0, room)
    }),
  ]
}

/** The editor owns the text; a change of `code` from outside replaces it. */
export function CodeEditor({ label, language, code, isReadOnly, onCode, onCut }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ onCode, onCut, code })
  useEffect(() => {
    latest.current = { onCode, onCut, code }
  })
  useEffect(() => {
    const parent = place.current
    if (parent === null) return undefined
    const colours = new Compartment()
    const editor = new EditorView({
      parent,
      state: EditorState.create({
        doc: latest.current.code,
        extensions: [
          basics,
          colours.of([]),
          limitCode((left) => latest.current.onCut(left)),
          EditorState.readOnly.of(isReadOnly),
          // The editor takes the focus without this, but axe looks for the attribute.
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.updateListener.of(
            (update) => update.docChanged && latest.current.onCode(update.state.doc.toString()),
          ),
        ],
      }),
    })
    view.current = editor
    // Colours are added to the running editor, so that the cursor keeps its position.
    void loadLanguage(language).then(
      (support) =>
        support !== undefined &&
        view.current === editor &&
        editor.dispatch({ effects: colours.reconfigure(support) }),
      () => undefined,
    )
    return () => {
      editor.destroy()
      view.current = undefined
    }
  }, [label, language, isReadOnly])
  useEffect(() => {
    const editor = view.current
    // The editor normalises line endings, which is not a change of the code.
    if (editor === undefined || editor.state.doc.toString() === code.replaceAll(/\r\n?/g, '\n')) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } })
  }, [code])
  return (
    <Surface
      ground="surface"
      radius="md"
      border="strong"
      clip
      ref={place}
      className={classes.editor}
      data-latin
    />
  )
}
