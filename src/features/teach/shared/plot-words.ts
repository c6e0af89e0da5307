/** Words of a plot with its table; separate from those that the teacher's first page loads. */
export const words = { shape: 'কীভাবে দেখাবে', shapes: { plot: 'চিত্র', table: 'ছক' } } as const
