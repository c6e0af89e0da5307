/** Words of a plot with its table, apart from those that the teacher's first page brings. */
export const words = { shape: 'কীভাবে দেখাবে', shapes: { plot: 'চিত্র', table: 'ছক' } } as const
