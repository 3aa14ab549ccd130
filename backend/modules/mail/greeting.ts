export const greeting = (firstName: string): string => (firstName ? `Ciao ${firstName},` : "Buongiorno,");

export const hasGreeting = (body: string): boolean => /^(?:Ciao|Buongiorno)\b/.test(body);
