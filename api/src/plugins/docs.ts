import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';

/** The calls to read and try out, at /api/docs. Everything the page needs is served from here. */
export const docs = plugin<{ productName: string }>(async (app, { productName }) => {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    theme: { title: `${productName} API` },
    uiConfig: { deepLinking: true, docExpansion: 'list', persistAuthorization: false },
  });
});
