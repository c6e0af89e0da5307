/**
 * Submitted files of learners: one of each kind that a teacher opens. They are made for the seed and contain
 * nobody's work.
 */

import type { SeedFile } from '../batches/resources.ts'
import { getClassmateId } from '../people.ts'

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAPAAAACWCAMAAADXJvXnAAAACXBIWXMAAAABAAAAAQBPJcTWAAADAFBMVEUAAAAkAABIAABsAACQAAC0AADYAAD8AAAAJAAkJABIJABsJACQJAC0JADYJAD8JAAASAAkSABISABsSACQSAC0SADYSAD8SAAAbAAkbABIbABsbACQbAC0bADYbAD8bAAAkAAkkABIkABskACQkAC0kADYkAD8kAAAtAAktABItABstACQtAC0tADYtAD8tAAA2AAk2ABI2ABs2ACQ2AC02ADY2AD82AAA/AAk/ABI/ABs/ACQ/AC0/ADY/AD8/AAAAFUkAFVIAFVsAFWQAFW0AFXYAFX8AFUAJFUkJFVIJFVsJFWQJFW0JFXYJFX8JFUASFUkSFVISFVsSFWQSFW0SFXYSFX8SFUAbFUkbFVIbFVsbFWQbFW0bFXYbFX8bFUAkFUkkFVIkFVskFWQkFW0kFXYkFX8kFUAtFUktFVItFVstFWQtFW0tFXYtFX8tFUA2FUk2FVI2FVs2FWQ2FW02FXY2FX82FUA/FUk/FVI/FVs/FWQ/FW0/FXY/FX8/FUAAKokAKpIAKpsAKqQAKq0AKrYAKr8AKoAJKokJKpIJKpsJKqQJKq0JKrYJKr8JKoASKokSKpISKpsSKqQSKq0SKrYSKr8SKoAbKokbKpIbKpsbKqQbKq0bKrYbKr8bKoAkKokkKpIkKpskKqQkKq0kKrYkKr8kKoAtKoktKpItKpstKqQtKq0tKrYtKr8tKoA2Kok2KpI2Kps2KqQ2Kq02KrY2Kr82KoA/Kok/KpI/Kps/KqQ/Kq0/KrY/Kr8/KoAAP8kAP9IAP9sAP+QAP+0AP/YAP/8AP8AJP8kJP9IJP9sJP+QJP+0JP/YJP/8JP8ASP8kSP9ISP9sSP+QSP+0SP/YSP/8SP8AbP8kbP9IbP9sbP+QbP+0bP/YbP/8bP8AkP8kkP9IkP9skP+QkP+0kP/YkP/8kP8AtP8ktP9ItP9stP+QtP+0tP/YtP/8tP8A2P8k2P9I2P9s2P+Q2P+02P/Y2P/82P8A/P8k/P9I/P9s/P+Q/P+0/P/Y/P/8/P+BTFLuAAAB+UlEQVR4nO3cMW7DMBBEUZ7Gra4jlWnsMtfRbXQruWRoS02WBggDGmmx/EsQ0wRgaGXwCgdKy3PJy1p2J5nWZc3v1Ummcu+837+LTPv9u1nJQ6/OzPTp7zxyJg+9OjM77LCDXuGwMHE4+sLh6InD0Vfl8DhPc6TddHic5veKkk2HX5/LuH8+EdLer+pw+cmfSLvusHHq6s4d3uGWw/MUa9n7VQ576N2R2XR4dtC7IzcO47CD3uEwDn/RYRzG4et7d+TGYRx20DscxuEvOozDOHx9747cOIzDDnqHw0qHoyffD0dPvh+OnvyfVvTssMMOeoXDwsTh6KtyeHgMv8O9bFFWvcrbyLLl8K38Vsptz1NP0+HyJKTLnqe+sD2v6vD2HO6DKu156qk7bJxS9veV9rztKWRZNh2Wd9icpx57XuXwCR3+d556mg5rn+/NQYdxGIdxGIdxGIdxGIdVicM4jMM4jMM4jMM4jMOiwWEcVncYh7WDwzis7jAOaweHcVjdYRzWDg7jsLrDOKwdHMZhdYdxWDs4jMPqDuOwdnAYh9UdxmHt4DAOqzuMw9rBYRxWdxiHtYPDOKzuMA5rB4dxWN1hHNYODuOwusM4rB0cxmF1h705HD15n1b05L2W0bPDDjvo1ZnJey2jZ4cddtArHBYmDkdfOBw9/wCiiJ9o0A2CoAAAAABJRU5ErkJggg=='
const VIDEO =
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAALiEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEeTbuMU6uEHFO7a1OsggLM7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiECfQAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYh8642Cvi0qFpyBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhAvrwgDgibCBYLqBSJqBAhJUw2f9c3OgY8CAZ8iaRaOHRU5DT0RFUkSHjUxhdmY1OS4yNy4xMDBzc9djwItjxYh8642Cvi0qFmfIoUWjh0VOQ09ERVJEh5RMYXZjNTkuMzcuMTAwIGxpYnZweGfIokWjiERVUkFUSU9ORIeUMDA6MDA6MDIuMDAwMDAwMDAwAAAfQ7Z1QSbngQCjyYEAAIBQBACdASpgAEgAAEcIhYWIhYSIAgICdaoD+AIGtCMT3k/0bUVXywD3k/z8AP78jYf/q0PlofLQ/c+//QCP0Aj9AI/8+oCjloEAyADRAQABEBAAGAAYWC/0AAiFWACjloEBkADRAQABEBAAGAAYWC/0AAiFWACjloECWADRAQABEBAAGAAYWC/0AAiFWACjloEDIADRAQABEBAAGAAYWC/0AAiFWACjloED6ADRAQABEBAAGAAYWC/0AAiFWACjloEEsADRAQABEBAAGAAYWC/0AAiFWACjloEFeADRAQABEBAUYABhYL/QACIVYACjloEGQADRAQABEBAAGAAYWC/0AAiFWACjloEHCADRAQABEBAAGAAYWC/0AAiFWAAcU7trkbuPs4EAt4r3gQHxggGg8IED'

/** A small project as learners archive it: code in folders, a text, and a tools folder. */
const PROJECT =
  'UEsDBBQAAAAIAAAAIVytToVc6gAAAMcBAAAPAAAAcm91dGVzL3RvZG9zLmpzjZHBTsMwEETv/oq9xZaKA4hTpSIVceEK/IDJbpBRYwevI4ii/jsbnBwKUtXreGbeetd3fUwZJniOQ6YER2hT7KCi7z4Rc6UWw2vEuDxZW3cR6cB1FtF+iEk1MXCGVDp2S5k2ShXJvlPWVV1twPEYGtCJPjcgAAO7e5gUQCmYC1ny7sv5wrStD6iNZRlCT9Akcplwn7dwdQNHI0lpkRli0L9ho0RcqX3ki7Gn1MKZ/fYt4viPc4KRXZCYq3rr8Qzrz6cexifcB3ws4ZnUu+Q6th5XHFPAl+zywPr2+q4w5TDzPZBaNxzWlasfUEsDBBQAAAAIAAAAIVy1S62UYwAAAJ0AAAAJAAAAc2VydmVyLmpzRYxBCoAgEEX3nmJ2KoQJrTtM1ARFOeKM0PGTVFr+9z7vuCMlAXxiQmbYE92g29KqWaGNunNjoizI4wfdWV5qpcACS4ww95KxqmyXGU0j5UrB2J/rmtBD7VdxHSwYzOS9t+oFUEsDBBQAAAAIAAAAIVwozBhnggAAALIAAAAOAAAAbW9kZWxzL3RvZG8uanNFjk0KwjAQhfc5xezSQukBCp6iXiA00xrIZOJkgor07sZCdfV+ePC+QJlFgThtzAVhFSawZ7TGLJyKgrJnuEDCx286zssNyXVv0KARJ2jmlZvOKiFtAwjeaxD0E6hUhB324bsJhEUd5XL2vTH4PCg8rq7GP81I7DF29tre7XBA9OYDUEsDBBQAAAAIAAAAIVx2ywe3PgAAAEIAAAAJAAAAUkVBRE1FLm1kU1Z4sGz+g+WND5YtBJIKjgGeXFwJeQW5Cpl5xSWJOTkJOkAFSx4s2/dg2YYHy1YBSQWwNFCyqCThwdIlXABQSwMEFAAAAAgAAAAhXEO/pqMEAAAAAgAAACEAAABub2RlX21vZHVsZXMvZXhwcmVzcy9wYWNrYWdlLmpzb26rrgUAUEsBAhQAFAAAAAgAAAAhXK1OhVzqAAAAxwEAAA8AAAAAAAAAAAAAAAAAAAAAAHJvdXRlcy90b2Rvcy5qc1BLAQIUABQAAAAIAAAAIVy1S62UYwAAAJ0AAAAJAAAAAAAAAAAAAAAAABcBAABzZXJ2ZXIuanNQSwECFAAUAAAACAAAACFcKMwYZ4IAAACyAAAADgAAAAAAAAAAAAAAAAChAQAAbW9kZWxzL3RvZG8uanNQSwECFAAUAAAACAAAACFcdssHtz4AAABCAAAACQAAAAAAAAAAAAAAAABPAgAAUkVBRE1FLm1kUEsBAhQAFAAAAAgAAAAhXEO/pqMEAAAAAgAAACEAAAAAAAAAAAAAAAAAtAIAAG5vZGVfbW9kdWxlcy9leHByZXNzL3BhY2thZ2UuanNvblBLBQYAAAAABQAFADYBAAD3AgAAAAA='

const PDF = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 160] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length 58 >> stream
BT /F1 20 Tf 40 90 Td (Portfolio: HTML, CSS, Git) Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>
`

const SERVER = `import express from 'express'

const app = express()
app.use(express.json())

const todos = []

app.get('/todos', (req, res) => res.json(todos))

app.post('/todos', (req, res) => {
  if (!req.body.title) return res.status(400).json({ message: 'শিরোনাম দিন' })
  todos.push({ id: todos.length + 1, title: req.body.title })
  res.status(201).json(todos.at(-1))
})

app.listen(3000)
`

const README = '# টুডু API\n\n`npm install`, তারপর `npm start`। ঠিকানা: `http://localhost:3000/todos`।\n'

const owned = (at: number) => ({ person: getClassmateId(at) })

export const HANDED_FILES = {
  picture: {
    ...owned(0),
    _id: 'file-mate-screenshot',
    name: 'portfolio.png',
    type: 'image/png',
    base64: PICTURE,
  },
  video: { ...owned(1), _id: 'file-mate-demo', name: 'demo.webm', type: 'video/webm', base64: VIDEO },
  pdf: { ...owned(2), _id: 'file-mate-report', name: 'report.pdf', type: 'application/pdf', text: PDF },
  code: { ...owned(3), _id: 'file-mate-server', name: 'server.js', type: 'text/javascript', text: SERVER },
  text: { ...owned(4), _id: 'file-mate-readme', name: 'README.md', type: 'text/markdown', text: README },
  archive: {
    ...owned(5),
    _id: 'file-mate-archive',
    name: 'todo-api.zip',
    type: 'application/zip',
    base64: PROJECT,
  },
} satisfies Record<string, SeedFile>
