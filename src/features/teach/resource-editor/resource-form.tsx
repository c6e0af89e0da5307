/** Form of one resource: a file with upload progress, or a link. (spec 7 Resources, rulings R13, R46) */

import type { ModuleMark } from '#src/api/shapes/batch.ts'
import type { Resource } from '#src/api/shapes/resource.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { FieldPair } from '#src/ui/fields/form-card.tsx'
import { FormFile } from '#src/ui/fields/form-file.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { defineEditor, type Editing } from '../shared/define-editor.tsx'
import { type EditorFile, useEditorFile } from '../shared/use-editor-file.ts'
import { resourceRecord } from './resource-record.ts'
import {
  EMPTY_VALUES,
  findProblems,
  type ResourceProblems,
  ResourceValues,
  readValues,
} from './resource-values.ts'
import { words } from './words.ts'

const { form: texts } = words
const KINDS = (['file', 'link'] as const).map((value) => ({ value, label: texts.kinds[value] }))

export interface ResourceFormProps {
  batchId: string
  modules: readonly ModuleMark[]
  /** The resource to edit; undefined for a new one. */
  existing?: Resource
  /**
   * Id of one that somebody else has removed during the editing: the typed text is added as a new resource.
   */
  goneId?: string | undefined
  onClose: () => void
}

function listModules(modules: readonly ModuleMark[]) {
  return modules.map(({ _id, no, title }) => ({ value: _id, label: words.module(no, title) }))
}

function Fields({
  props: { modules, existing },
  values,
  form,
  extra,
}: Editing<ResourceFormProps, ResourceValues, EditorFile>) {
  const { field, set } = form
  const errors: ResourceProblems = form.errors
  return (
    <>
      <TextField label={texts.name} {...field('title')} />
      <FieldPair>
        <SelectField label={texts.module} choices={listModules(modules)} {...field('module')} />
        <TextField label={texts.category} hint={texts.categoryHint} {...field('category')} />
      </FieldPair>
      <div>
        <Segmented
          label={texts.kind}
          options={KINDS}
          value={values.kind}
          onChange={(kind) => set('kind', kind)}
        />
      </div>
      {values.kind === 'link' ? (
        <TextField type="url" label={texts.link} {...field('link')} />
      ) : (
        <FormFile
          label={existing?.kind === 'file' ? texts.otherFile : texts.file}
          from={extra}
          error={errors.file}
          disabled={form.isPending}
          saved={
            existing?.kind === 'file' && <p data-latin>{texts.held(formatFileName(existing.file_name))}</p>
          }
        />
      )}
    </>
  )
}

export const ResourceForm = defineEditor({
  shape: ResourceValues,
  getKey: ({ existing, goneId, batchId }: ResourceFormProps) =>
    `resource-${existing?._id ?? goneId ?? batchId}`,
  create: () => EMPTY_VALUES,
  read: readValues,
  getBatch: ({ batchId }) => batchId,
  record: resourceRecord,
  useExtra: (_props, { key }) => useEditorFile(key, texts.unreadable),
  check: (typed, { existing }, work) =>
    findProblems(typed, work.file !== undefined || existing?.kind === 'file'),
  getFile: (work) => work,
  done: (_reply, { onClose }) => onClose(),
  leave: ({ onClose }, work) => {
    work.remove()
    onClose()
  },
  opensInPlace: true,
  getTitle: ({ existing }) => (existing ? texts.edit : texts.create),
  isGone: ({ goneId }) => goneId !== undefined,
  words: texts,
  labels: {
    title: texts.name,
    module: texts.module,
    category: texts.category,
    kind: texts.kind,
    link: texts.link,
  },
  show: ({ modules }) => ({
    module: (id) => listModules(modules).find(({ value }) => value === id)?.label ?? '',
    kind: (kind) => texts.kinds[kind],
  }),
  Fields,
})
