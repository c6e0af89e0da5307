/** Runs the parser of pdf.js beside the page; without a window, the package starts by itself. */

import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
