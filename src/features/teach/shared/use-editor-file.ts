/** The file of an editor: of any allowed kind, with the same key as the text's draft. (ruling R46) */

import { useFormFile } from '#src/stores/drafts/use-form-file.ts'
import { ANY_FILE } from '#src/ui/fields/form-file.tsx'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { nameEditorFile } from './define-record.ts'

export type EditorFile = ReturnType<typeof useFormFile>

/** `unreadable`: shown for a file whose bytes can no longer be read from the device. */
export function useEditorFile(draftKey: string, unreadable: string): EditorFile {
  return useFormFile(nameEditorFile(draftKey), {
    prepare: (file) => prepareUpload(file, ANY_FILE),
    unreadable,
  })
}
