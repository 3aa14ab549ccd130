export const E2E_BACKEND_PORT = Number(process.env.E2E_BACKEND_PORT ?? 4210);
export const E2E_BACKEND = `http://localhost:${E2E_BACKEND_PORT}`;
