export const countTemplates = (count: number) => (count === 1 ? '1 template' : `${count} templates`)
