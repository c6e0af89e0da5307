import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { words } from '#src/ui/fields/form-words.ts'
import { MarkdownField } from './markdown-field.tsx'

const carried = vi.hoisted(() => ({
  picture: { src: 'data:image/webp;base64,AAAA', alt: '', width: 40, height: 30 },
}))
vi.mock('#src/ui/fields/shrink-picture.ts', () => ({ shrinkPicture: () => Promise.resolve(carried) }))

const scan = vi.hoisted(() => ({
  drawPage: vi.fn<(photo: File, shape: { corners: unknown }) => Promise<{ jpeg: Blob }>>(),
}))
vi.mock('#src/engines/scan/inside/scan-engine.ts', () => ({
  ...scan,
  findPage: async () => ({ corners: undefined, hint: undefined }),
  drawPreview: async () => new Blob(['preview']),
}))
vi.mock('#src/ui/fields/prepare-upload.ts', () => ({ prepareUpload: async (file: File) => ({ file }) }))

const IMG = (alt: string) => `<img src="data:image/webp;base64,AAAA" alt="${alt}" width="40" height="30">`
const file = (name: string, type: string) => new File(['x'], name, { type })

function Field({
  html: first,
  onHtml,
  room = 3,
}: {
  html: string
  onHtml: (html: string, isWhole?: boolean) => void
  room?: number
}) {
  const [html, setHtml] = useState(first)
  const change = (next: string, isWhole?: boolean) => {
    setHtml(next)
    onHtml(next, isWhole)
  }
  return <MarkdownField label="প্রশ্ন" html={html} onHtml={change} pictureRoom={room} />
}

/** Builds the data of a paste or a drop of files. */
const carry = (...files: File[]) => ({ files, getData: () => '' })

test('a pasted picture is added behind the text, gets its description, and is removed', async () => {
  const onHtml = vi.fn<(html: string, isWhole?: boolean) => void>()
  render(<Field html="2*3 কত?" onHtml={onHtml} />)
  const text = screen.getByLabelText('প্রশ্ন')
  fireEvent.paste(text, { clipboardData: carry(file('a.png', 'image/png')) })
  const alt = await screen.findByLabelText('ছবি ১-এর বিবরণ')
  expect(onHtml).toHaveBeenLastCalledWith(`2*3 কত?${IMG('')}`, true)
  expect(alt).toHaveAccessibleDescription(/ছবিতে কী আছে/)
  await userEvent.type(alt, 'ক "খ" <গ>')
  expect(onHtml).toHaveBeenLastCalledWith(`2*3 কত?${IMG('ক &quot;খ&quot; &lt;গ&gt;')}`, false)
  expect(alt).toHaveValue('ক "খ" <গ>')
  // The text stays plain Markdown beside the picture.
  await userEvent.type(text, '!')
  expect(onHtml).toHaveBeenLastCalledWith(`2*3 কত?!${IMG('ক &quot;খ&quot; &lt;গ&gt;')}`, undefined)
  await userEvent.click(screen.getByRole('button', { name: 'ছবি ১ বাদ দিন' }))
  expect(onHtml).toHaveBeenLastCalledWith('2*3 কত?!', true)
})

test('a dropped file of another kind, and one picture too many, are refused in words', async () => {
  const onHtml = vi.fn<(html: string) => void>()
  render(<Field html="ক" onHtml={onHtml} room={1} />)
  const text = screen.getByLabelText('প্রশ্ন')
  fireEvent.drop(text, { dataTransfer: carry(file('a.pdf', 'application/pdf')) })
  expect(await screen.findByText(/শুধু JPG, PNG/)).toBeVisible()
  expect(onHtml).not.toHaveBeenCalled()
  const pictures = [file('a.png', 'image/png'), file('b.png', 'image/png')]
  fireEvent.drop(text, { dataTransfer: carry(...pictures) })
  expect(await screen.findByText(/সবচেয়ে বেশি ৬টি ছবি/)).toBeVisible()
  expect(await screen.findAllByRole('textbox', { name: /বিবরণ/ })).toHaveLength(1)
})

test('a part of a photo is cut out and added; a photo that cannot be drawn is refused in words', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  scan.drawPage.mockResolvedValueOnce({ jpeg: new Blob(['part']) }).mockRejectedValueOnce(new Error('gone'))
  const onHtml = vi.fn<(html: string) => void>()
  const { container } = render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Field html="ক" onHtml={onHtml} /> }])}
    />,
  )
  const choose = async () => {
    await userEvent.upload(container.querySelector('input[accept="image/*"]')!, file('a.jpg', 'image/jpeg'))
    await userEvent.click(await screen.findByRole('button', { name: 'এই অংশ নিন' }))
  }
  await choose()
  expect(await screen.findByLabelText('ছবি ১-এর বিবরণ')).toBeVisible()
  expect(scan.drawPage).toHaveBeenCalledWith(expect.any(File), expect.objectContaining({ turn: 0 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose()
  expect(await screen.findByText(words.file.noPicture)).toBeVisible()
  expect(screen.getAllByRole('textbox', { name: /বিবরণ/ })).toHaveLength(1)
})

test('pasted text stays text, and a field without room for pictures offers none', () => {
  const onHtml = vi.fn<(html: string) => void>()
  render(<MarkdownField label="নির্দেশনা" html="ক" onHtml={onHtml} />)
  expect(screen.queryByRole('button', { name: /ছবি/ })).toBeNull()
  const isTaken = !fireEvent.paste(screen.getByLabelText('নির্দেশনা'), {
    clipboardData: carry(file('a.png', 'image/png')),
  })
  expect(isTaken).toBe(false)
})
