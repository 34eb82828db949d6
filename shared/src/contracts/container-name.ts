/** Federation's name for a pillar's container, in its build and in the shell: a global variable, so no hyphens. */
export const containerName = (pillar: string): string => `pillar_${pillar.replaceAll('-', '_')}`;
