// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { Usd as validate3 } from '../responses/offramp.js';
export { validate0 as Invoice };
const schema0 = {"type":"object","description":"A payment request with its own escrow, a 2-of-3 multisig wallet of payer, payee and arbiter.","additionalProperties":false,"required":["id","status","amountUsd","payerAddress","payeeAddress","payeeName","arbiterAddress","holdAddress","holdWalletId","chainId","expiresAt","evidence","settlement","fundedAt","deliveredAt","releasedAt","refundedAt","cancelledAt","expiredAt","sentAt","createdAt"],"properties":{"id":{"type":"string","description":"The invoice.","examples":["inv_01k9zt5r7m8q4x2v6b3n1c0k01"]},"status":{"description":"The status of the invoice.","$ref":"InvoiceStatus"},"amountUsd":{"description":"The amount that is invoiced, in USD.","imported":"Usd"},"payerAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the payer, with EIP-55 checksum."},"payeeAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the payee, with EIP-55 checksum."},"payeeName":{"type":"string","description":"The payee's name, as the payer sees it."},"arbiterAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the arbiter, the third owner of the escrow, with EIP-55 checksum."},"holdAddress":{"type":["string","null"],"pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the escrow, to which payers pay, with EIP-55 checksum; null until the invoice is sent.","examples":["0xE2B6D94075a1FC38d2E6b40975a1cF83d2eb6497"]},"holdWalletId":{"type":["string","null"],"description":"Id of the wallet of the escrow; null until the invoice is sent."},"chainId":{"type":"integer","description":"EIP-155 id of the chain of the escrow.","examples":[84532]},"expiresAt":{"type":["string","null"],"format":"date-time","description":"Time until which the invoice can be funded. If none was set, it is null in a DRAFT, and 30 days after sending otherwise."},"evidence":{"anyOf":[{"$ref":"InvoiceEvidence"},{"type":"null"}],"description":"The evidence of the delivery; null if there is none."},"settlement":{"anyOf":[{"$ref":"InvoiceSettlement"},{"type":"null"}],"description":"The release or refund; null if none is pending and none has completed."},"fundedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the service found the amount in the escrow; null before."},"deliveredAt":{"type":["string","null"],"format":"date-time","description":"Time at which the invoice was marked as delivered; null before."},"releasedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the payee was paid; null before."},"refundedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the payer was refunded; null before."},"cancelledAt":{"type":["string","null"],"format":"date-time","description":"Time of the cancellation; null while the invoice is not CANCELLED."},"expiredAt":{"type":["string","null"],"format":"date-time","description":"Time at which the service found the invoice expired; null before."},"sentAt":{"type":["string","null"],"format":"date-time","description":"Time at which the invoice was sent; null while it is a DRAFT."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the draft was created."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","x-states":"invoice","description":"The status of an invoice. RELEASED, REFUNDED and CANCELLED are final. An EXPIRED invoice can only be refunded.","enum":["DRAFT","SENT","FUNDED","DELIVERED","EXPIRED","RELEASED","REFUNDED","CANCELLED"],"x-final":["RELEASED","REFUNDED","CANCELLED"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema1.enum;
if(!((((((((data === "DRAFT") || (data === "SENT")) || (data === "FUNDED")) || (data === "DELIVERED")) || (data === "EXPIRED")) || (data === "RELEASED")) || (data === "REFUNDED")) || (data === "CANCELLED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","description":"The evidence of the delivery.","additionalProperties":false,"required":["note","uploadIds","url"],"properties":{"note":{"type":["string","null"],"description":"A note in plain text."},"uploadIds":{"type":"array","items":{"type":"string"},"description":"Ids of uploads of the tenant; empty if there are none."},"url":{"type":["string","null"],"description":"URL of a page about the delivery."}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uploadIds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uploadIds"},message:"must have required property '"+"uploadIds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "note") || (key0 === "uploadIds")) || (key0 === "url"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.note !== undefined){
let data0 = data.note;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema2.properties.note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.uploadIds !== undefined){
let data1 = data.uploadIds;
const _errs4 = errors;
const _errs5 = errors;
if(Array.isArray(data1)){
let valid1 = true;
const before0 = errors;
const end0 = data1.length;
for(let i0=0; i0<end0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/uploadIds/" + i0,schemaPath:"#/properties/uploadIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs7 = errors;
var valid2 = _errs6 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/uploadIds",schemaPath:"#/properties/uploadIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.url !== undefined){
let data3 = data.url;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema2.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"string","enum":["RELEASE","REFUND"],"description":"The kind of settlement: RELEASE pays the payee, REFUND pays the payer."};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema4.enum;
if(!((data === "RELEASE") || (data === "REFUND"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"string","x-states":"multisig-payment","description":"The status of the payment that settles the invoice. FAILED and CANCELLED do not appear, because they remove the settlement.","enum":["CREATED","AWAITING_SIGNATURE","SIGNING","READY_TO_EXECUTE","EXECUTING","COMPLETED","FAILED","CANCELLED"],"x-final":["COMPLETED","FAILED","CANCELLED"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema5.enum;
if(!((((((((data === "CREATED") || (data === "AWAITING_SIGNATURE")) || (data === "SIGNING")) || (data === "READY_TO_EXECUTE")) || (data === "EXECUTING")) || (data === "COMPLETED")) || (data === "FAILED")) || (data === "CANCELLED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paymentId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "paymentId")) || (key0 === "status"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(!(validate7(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.paymentId !== undefined){
let data1 = data.paymentId;
const _errs3 = errors;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs4 = errors;
var valid0 = _errs3 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!(validate9(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");
const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amountUsd === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.payerAddress === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payerAddress"},message:"must have required property '"+"payerAddress"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.payeeAddress === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payeeAddress"},message:"must have required property '"+"payeeAddress"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.payeeName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payeeName"},message:"must have required property '"+"payeeName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.arbiterAddress === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arbiterAddress"},message:"must have required property '"+"arbiterAddress"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.holdAddress === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holdAddress"},message:"must have required property '"+"holdAddress"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.holdWalletId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holdWalletId"},message:"must have required property '"+"holdWalletId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.chainId === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chainId"},message:"must have required property '"+"chainId"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.expiresAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.evidence === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.settlement === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settlement"},message:"must have required property '"+"settlement"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.fundedAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fundedAt"},message:"must have required property '"+"fundedAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.deliveredAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveredAt"},message:"must have required property '"+"deliveredAt"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.releasedAt === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "releasedAt"},message:"must have required property '"+"releasedAt"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.refundedAt === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundedAt"},message:"must have required property '"+"refundedAt"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.cancelledAt === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cancelledAt"},message:"must have required property '"+"cancelledAt"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.expiredAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiredAt"},message:"must have required property '"+"expiredAt"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.sentAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentAt"},message:"must have required property '"+"sentAt"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.createdAt === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err21 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err22 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.amountUsd !== undefined){
let data2 = data.amountUsd;
const _errs5 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/amountUsd",parentData:data,parentDataProperty:"amountUsd",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
if(data.payerAddress !== undefined){
let data3 = data.payerAddress;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err23 = {instancePath:instancePath+"/payerAddress",schemaPath:"#/properties/payerAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/payerAddress",schemaPath:"#/properties/payerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.payeeAddress !== undefined){
let data4 = data.payeeAddress;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err25 = {instancePath:instancePath+"/payeeAddress",schemaPath:"#/properties/payeeAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/payeeAddress",schemaPath:"#/properties/payeeAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.payeeName !== undefined){
let data5 = data.payeeName;
const _errs10 = errors;
if(typeof data5 !== "string"){
const err27 = {instancePath:instancePath+"/payeeName",schemaPath:"#/properties/payeeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.arbiterAddress !== undefined){
let data6 = data.arbiterAddress;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err28 = {instancePath:instancePath+"/arbiterAddress",schemaPath:"#/properties/arbiterAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/arbiterAddress",schemaPath:"#/properties/arbiterAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.holdAddress !== undefined){
let data7 = data.holdAddress;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err30 = {instancePath:instancePath+"/holdAddress",schemaPath:"#/properties/holdAddress/type",keyword:"type",params:{type: schema0.properties.holdAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs15 = errors;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err31 = {instancePath:instancePath+"/holdAddress",schemaPath:"#/properties/holdAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.holdWalletId !== undefined){
let data8 = data.holdWalletId;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err32 = {instancePath:instancePath+"/holdWalletId",schemaPath:"#/properties/holdWalletId/type",keyword:"type",params:{type: schema0.properties.holdWalletId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.chainId !== undefined){
let data9 = data.chainId;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.expiresAt !== undefined){
let data10 = data.expiresAt;
const _errs20 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err34 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema0.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs21 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err35 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.evidence !== undefined){
let data11 = data.evidence;
const _errs22 = errors;
const _errs23 = errors;
let valid1 = false;
const _errs24 = errors;
if(!(validate4(data11, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs24 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs25 = errors;
if(data11 !== null){
const err36 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs26 = errors;
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err37 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
if(data.settlement !== undefined){
let data12 = data.settlement;
const _errs27 = errors;
const _errs28 = errors;
let valid2 = false;
const _errs29 = errors;
if(!(validate6(data12, {instancePath:instancePath+"/settlement",parentData:data,parentDataProperty:"settlement",rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs30 = errors;
if(data12 !== null){
const err38 = {instancePath:instancePath+"/settlement",schemaPath:"#/properties/settlement/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs31 = errors;
var _valid1 = _errs30 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err39 = {instancePath:instancePath+"/settlement",schemaPath:"#/properties/settlement/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
if(data.fundedAt !== undefined){
let data13 = data.fundedAt;
const _errs32 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/fundedAt",schemaPath:"#/properties/fundedAt/type",keyword:"type",params:{type: schema0.properties.fundedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs33 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err41 = {instancePath:instancePath+"/fundedAt",schemaPath:"#/properties/fundedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
if(data.deliveredAt !== undefined){
let data14 = data.deliveredAt;
const _errs34 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err42 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type: schema0.properties.deliveredAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs35 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err43 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid0 = _errs34 === errors;
}
if(data.releasedAt !== undefined){
let data15 = data.releasedAt;
const _errs36 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err44 = {instancePath:instancePath+"/releasedAt",schemaPath:"#/properties/releasedAt/type",keyword:"type",params:{type: schema0.properties.releasedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs37 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err45 = {instancePath:instancePath+"/releasedAt",schemaPath:"#/properties/releasedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
if(data.refundedAt !== undefined){
let data16 = data.refundedAt;
const _errs38 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err46 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema0.properties.refundedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs39 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err47 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var valid0 = _errs38 === errors;
}
if(data.cancelledAt !== undefined){
let data17 = data.cancelledAt;
const _errs40 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
const err48 = {instancePath:instancePath+"/cancelledAt",schemaPath:"#/properties/cancelledAt/type",keyword:"type",params:{type: schema0.properties.cancelledAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs41 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
}
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err49 = {instancePath:instancePath+"/cancelledAt",schemaPath:"#/properties/cancelledAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var valid0 = _errs40 === errors;
}
if(data.expiredAt !== undefined){
let data18 = data.expiredAt;
const _errs42 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
const err50 = {instancePath:instancePath+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type: schema0.properties.expiredAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs43 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
}
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err51 = {instancePath:instancePath+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid0 = _errs42 === errors;
}
if(data.sentAt !== undefined){
let data19 = data.sentAt;
const _errs44 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
const err52 = {instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type: schema0.properties.sentAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs45 = errors;
if((typeof data19 == "number") && (isFinite(data19))){
}
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err53 = {instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var valid0 = _errs44 === errors;
}
if(data.createdAt !== undefined){
let data20 = data.createdAt;
const _errs46 = errors;
const _errs47 = errors;
if((typeof data20 == "number") && (isFinite(data20))){
}
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err54 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var valid0 = _errs46 === errors;
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate4 as InvoiceEvidence };

export { validate12 as InvoiceList };

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoices === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoices"},message:"must have required property '"+"invoices"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "invoices")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.invoices !== undefined){
let data0 = data.invoices;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/invoices/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/invoices",schemaPath:"#/properties/invoices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export { validate6 as InvoiceSettlement };

export { validate7 as InvoiceSettlementKind };

export { validate9 as InvoiceSettlementStatus };

export { validate1 as InvoiceStatus };

export { validate14 as PublicInvoice };
const schema7 = {"type":"object","description":"The public view of an invoice, with what a payer needs.","additionalProperties":false,"required":["amountUsd","receivedUsd","status","holdAddress","chainId","tokenAddress","payeeName","arbiterAddress","expiresAt"],"properties":{"amountUsd":{"description":"The amount to pay, in USD.","imported":"Usd"},"receivedUsd":{"description":"The confirmed amount in the escrow while the invoice could be paid, in USD. It is read every 5 seconds, and no longer changes once the invoice is funded or has expired.","imported":"Usd"},"status":{"description":"The status of the invoice, never DRAFT.","$ref":"InvoiceStatus"},"holdAddress":{"type":["string","null"],"pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the escrow to pay to, with EIP-55 checksum; null if the invoice was cancelled before it was sent.","examples":["0xE2B6D94075a1FC38d2E6b40975a1cF83d2eb6497"]},"chainId":{"type":"integer","description":"EIP-155 id of the chain on which to pay.","examples":[84532]},"tokenAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The address of the token to pay with, USDC, with EIP-55 checksum.","examples":["0x036CbD53842c5426634e7929541eC2318f3dCF7e"]},"payeeName":{"type":"string","description":"The payee's name, as the tenant that sent the invoice gave it. The service has not verified it."},"arbiterAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The EVM address of the arbiter, with EIP-55 checksum. The arbiter and the payee together can release the money, so a payer has to trust it."},"expiresAt":{"type":["string","null"],"format":"date-time","description":"Time until which the invoice can be funded; null if the invoice was cancelled before it was sent."}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amountUsd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.receivedUsd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivedUsd"},message:"must have required property '"+"receivedUsd"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.holdAddress === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holdAddress"},message:"must have required property '"+"holdAddress"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.chainId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chainId"},message:"must have required property '"+"chainId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tokenAddress === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokenAddress"},message:"must have required property '"+"tokenAddress"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.payeeName === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payeeName"},message:"must have required property '"+"payeeName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.arbiterAddress === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arbiterAddress"},message:"must have required property '"+"arbiterAddress"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.expiresAt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.amountUsd !== undefined){
let data0 = data.amountUsd;
const _errs2 = errors;
if(!(validate3(data0, {instancePath:instancePath+"/amountUsd",parentData:data,parentDataProperty:"amountUsd",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.receivedUsd !== undefined){
let data1 = data.receivedUsd;
const _errs3 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/receivedUsd",parentData:data,parentDataProperty:"receivedUsd",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs4 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.holdAddress !== undefined){
let data3 = data.holdAddress;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/holdAddress",schemaPath:"#/properties/holdAddress/type",keyword:"type",params:{type: schema7.properties.holdAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs6 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/holdAddress",schemaPath:"#/properties/holdAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid0 = _errs5 === errors;
}
if(data.chainId !== undefined){
let data4 = data.chainId;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
if(data.tokenAddress !== undefined){
let data5 = data.tokenAddress;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err13 = {instancePath:instancePath+"/tokenAddress",schemaPath:"#/properties/tokenAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/tokenAddress",schemaPath:"#/properties/tokenAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.payeeName !== undefined){
let data6 = data.payeeName;
const _errs11 = errors;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/payeeName",schemaPath:"#/properties/payeeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.arbiterAddress !== undefined){
let data7 = data.arbiterAddress;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err16 = {instancePath:instancePath+"/arbiterAddress",schemaPath:"#/properties/arbiterAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/arbiterAddress",schemaPath:"#/properties/arbiterAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.expiresAt !== undefined){
let data8 = data.expiresAt;
const _errs15 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err18 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema7.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs16 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err19 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid0 = _errs15 === errors;
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export { validate18 as TestArbiter };
const pattern8 = new RegExp("^0x[0-9a-f]{64}$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.privateKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "privateKey"},message:"must have required property '"+"privateKey"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "address") || (key0 === "privateKey"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.privateKey !== undefined){
let data1 = data.privateKey;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err5 = {instancePath:instancePath+"/privateKey",schemaPath:"#/properties/privateKey/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/privateKey",schemaPath:"#/properties/privateKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
