/** Fetches the engine for PDF with the first one that is opened; the only way to it. (docs/decisions/0029) */

export const loadPdfEngine = () => import('./pdf-engine.ts')
