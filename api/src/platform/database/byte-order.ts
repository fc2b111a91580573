import { DataTypeNode, type KyselyPlugin, type OperationNode, OperationNodeTransformer, RawNode } from 'kysely';

class ByteOrderTransformer extends OperationNodeTransformer {
  override transformNode<T extends OperationNode | undefined>(node: T): T {
    return node && DataTypeNode.is(node) && node.dataType === 'text'
      ? (RawNode.createWithSql('text collate "C"') as OperationNode as T)
      : super.transformNode(node);
  }
}

const transformer = new ByteOrderTransformer();

/**
 * PostgreSQL sorts text by the language of its server unless told otherwise. Columns are made to compare byte by byte,
 * as SQLite does, so that lists, pages and moments in time sort alike wherever they are kept.
 */
export const byteOrder: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: async ({ result }) => result,
};
