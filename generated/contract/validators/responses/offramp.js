// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { Rail as validate2 } from '../bodies/offramp.js';
import { FundingMode as validate13 } from '../bodies/offramp.js';
import { SpeedPreference as validate14 } from '../bodies/offramp.js';
import { PayoutCurrency as validate28 } from '../bodies/offramp.js';
export { validate0 as DeliveryMoment };
const schema0 = {"type":["string","null"],"enum":["ACCEPTED","SECURED","SUBMITTED","DELIVERED",null],"description":"The progress of the payment: ACCEPTED once it is recorded, SECURED once it is funded, SUBMITTED once it is with the provider, DELIVERED once the provider has confirmed the delivery. Null after the payment has failed, was refunded or was cancelled."};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema0.enum;
if(!(((((data === "ACCEPTED") || (data === "SECURED")) || (data === "SUBMITTED")) || (data === "DELIVERED")) || (data === null))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as ExcludedRoute };
const schema1 = {"type":"object","description":"A route that is not offered, and why.","additionalProperties":false,"required":["destinationId","provider","rail","reasonCode"],"properties":{"destinationId":{"type":"string","description":"Id of the payout destination, `dst_…`.","examples":["dst_01k9zt5r7m8q4x2v6b3n1c0d20"]},"provider":{"type":["string","null"],"description":"The provider; null if the rail has none."},"rail":{"description":"Type of the destination, such as PAYMENT_APP_A.","imported":"Rail"},"reasonCode":{"type":"string","enum":["MAX_FEE_EXCEEDED","RAIL_NOT_ALLOWED","DESTINATION_NOT_REQUESTED","PROVIDER_OFF","PROVIDER_UNAVAILABLE","INSUFFICIENT_LIQUIDITY","NO_PROVIDER_ADAPTER","NETWORK_NOT_ROUTABLE","CURRENCY_NOT_SUPPORTED","AMOUNT_TOO_SMALL","POLICY_FEE_EXCEEDED","POLICY_RAIL_NOT_ALLOWED","AUTHORITY_DESTINATION_NOT_ALLOWED","ENVELOPE_CONSTRAINT"],"description":"The reason why this route was not quoted, as a code."}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.destinationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationId"},message:"must have required property '"+"destinationId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rail === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rail"},message:"must have required property '"+"rail"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.reasonCode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasonCode"},message:"must have required property '"+"reasonCode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "destinationId") || (key0 === "provider")) || (key0 === "rail")) || (key0 === "reasonCode"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.destinationId !== undefined){
let data0 = data.destinationId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/destinationId",schemaPath:"#/properties/destinationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.provider !== undefined){
let data1 = data.provider;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: schema1.properties.provider.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.rail !== undefined){
let data2 = data.rail;
const _errs6 = errors;
if(!(validate2(data2, {instancePath:instancePath+"/rail",parentData:data,parentDataProperty:"rail",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.reasonCode !== undefined){
let data3 = data.reasonCode;
const _errs7 = errors;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/reasonCode",schemaPath:"#/properties/reasonCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema1.properties.reasonCode.enum;
if(!((((((((((((((data3 === "MAX_FEE_EXCEEDED") || (data3 === "RAIL_NOT_ALLOWED")) || (data3 === "DESTINATION_NOT_REQUESTED")) || (data3 === "PROVIDER_OFF")) || (data3 === "PROVIDER_UNAVAILABLE")) || (data3 === "INSUFFICIENT_LIQUIDITY")) || (data3 === "NO_PROVIDER_ADAPTER")) || (data3 === "NETWORK_NOT_ROUTABLE")) || (data3 === "CURRENCY_NOT_SUPPORTED")) || (data3 === "AMOUNT_TOO_SMALL")) || (data3 === "POLICY_FEE_EXCEEDED")) || (data3 === "POLICY_RAIL_NOT_ALLOWED")) || (data3 === "AUTHORITY_DESTINATION_NOT_ALLOWED")) || (data3 === "ENVELOPE_CONSTRAINT"))){
const err8 = {instancePath:instancePath+"/reasonCode",schemaPath:"#/properties/reasonCode/enum",keyword:"enum",params:{allowedValues: schema1.properties.reasonCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs7 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export { validate3 as FundingInstructions };
const schema2 = {"type":"object","description":"Instructions for paying an on-chain deposit.","additionalProperties":false,"required":["provider","escrowAddress","dealId","tokenAddress","chainId","amountMinor","steps","note"],"properties":{"provider":{"type":"string","enum":["onchain","partner"],"description":"`onchain` for a deposit into the escrow, `partner` for USDT on tron."},"escrowAddress":{"type":"string","description":"Address that receives the deposit."},"dealId":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"32 random bytes in hex that identify the deposit on the chain."},"tokenAddress":{"type":"string","description":"EVM address of the token's contract."},"chainId":{"type":"integer","description":"EIP-155 id of the chain, such as 84532."},"amountMinor":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount to deposit, in minor units of the token (6 decimals)."},"steps":{"type":"array","items":{"$ref":"FundingStep"},"description":"The transactions to send, in this order; empty for a deposit with the partner."},"note":{"type":"string","description":"An explanation in words."}}};
const pattern0 = new RegExp("^0x[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^(0|[1-9][0-9]{0,29})$", "u");
const schema3 = {"type":"object","description":"A transaction that the payer has to send.","additionalProperties":false,"required":["kind","to","data"],"properties":{"kind":{"type":"string","enum":["approve","deposit"],"description":"What the transaction does."},"to":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"Address of the contract to call."},"data":{"type":"string","pattern":"^0x([0-9a-fA-F]{2})*$","description":"Call data of the transaction, in hex."}}};
const pattern2 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");
const pattern3 = new RegExp("^0x([0-9a-fA-F]{2})*$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
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
if(!(((key0 === "kind") || (key0 === "to")) || (key0 === "data"))){
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
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema3.properties.kind.enum;
if(!((data0 === "approve") || (data0 === "deposit"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema3.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.to !== undefined){
let data1 = data.to;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^0x([0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x([0-9a-fA-F]{2})*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs6 === errors;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.escrowAddress === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "escrowAddress"},message:"must have required property '"+"escrowAddress"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dealId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealId"},message:"must have required property '"+"dealId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tokenAddress === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokenAddress"},message:"must have required property '"+"tokenAddress"+"'"};
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
if(data.amountMinor === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountMinor"},message:"must have required property '"+"amountMinor"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.steps === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.note === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "provider") || (key0 === "escrowAddress")) || (key0 === "dealId")) || (key0 === "tokenAddress")) || (key0 === "chainId")) || (key0 === "amountMinor")) || (key0 === "steps")) || (key0 === "note"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema2.properties.provider.enum;
if(!((data0 === "onchain") || (data0 === "partner"))){
const err10 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema2.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.escrowAddress !== undefined){
let data1 = data.escrowAddress;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/escrowAddress",schemaPath:"#/properties/escrowAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.dealId !== undefined){
let data2 = data.dealId;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/dealId",schemaPath:"#/properties/dealId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/dealId",schemaPath:"#/properties/dealId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.tokenAddress !== undefined){
let data3 = data.tokenAddress;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/tokenAddress",schemaPath:"#/properties/tokenAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.chainId !== undefined){
let data4 = data.chainId;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.amountMinor !== undefined){
let data5 = data.amountMinor;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err16 = {instancePath:instancePath+"/amountMinor",schemaPath:"#/properties/amountMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
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
const err17 = {instancePath:instancePath+"/amountMinor",schemaPath:"#/properties/amountMinor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.steps !== undefined){
let data6 = data.steps;
const _errs14 = errors;
const _errs15 = errors;
if(Array.isArray(data6)){
let valid1 = true;
const before0 = errors;
const end0 = data6.length;
for(let i0=0; i0<end0; i0++){
let data7 = data6[i0];
const _errs16 = errors;
if(!(validate4(data7, {instancePath:instancePath+"/steps/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs16 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.note !== undefined){
let data8 = data.note;
const _errs17 = errors;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs18 = errors;
var valid0 = _errs17 === errors;
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
validate3.errors = vErrors;
return errors === 0;
}

export { validate4 as FundingStep };

export { validate6 as HoldReason };
const schema4 = {"type":"string","enum":["RECIPIENT_NOT_ONBOARDED","PAYOUT_DESTINATION_NOT_SELECTED","CREDENTIAL_EXPIRED","CREDENTIAL_REVOKED","CREDENTIAL_SUSPENDED","CREDENTIAL_CHANGED_REVIEW_REQUIRED","PHONE_REVERIFICATION_REQUIRED","TRANSACTION_MONITORING_REVIEW","PROVIDER_DESTINATION_REVOKED","PROVIDER_UNAVAILABLE","INSUFFICIENT_ROUTE_LIQUIDITY","POLICY_SUBSYSTEM_ERROR","APPROVAL_THRESHOLD_NOT_MET","AUTHORITY_LIMIT_EXCEEDED","SANCTIONS_REVIEW_REQUIRED","POLICY_DENIED"],"description":"The reason why a payment is held. Every hold can be cleared. SANCTIONS_REVIEW_REQUIRED and POLICY_DENIED are not holds: they end the payment and are shown in `failureReason`."};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((((((((((data === "RECIPIENT_NOT_ONBOARDED") || (data === "PAYOUT_DESTINATION_NOT_SELECTED")) || (data === "CREDENTIAL_EXPIRED")) || (data === "CREDENTIAL_REVOKED")) || (data === "CREDENTIAL_SUSPENDED")) || (data === "CREDENTIAL_CHANGED_REVIEW_REQUIRED")) || (data === "PHONE_REVERIFICATION_REQUIRED")) || (data === "TRANSACTION_MONITORING_REVIEW")) || (data === "PROVIDER_DESTINATION_REVOKED")) || (data === "PROVIDER_UNAVAILABLE")) || (data === "INSUFFICIENT_ROUTE_LIQUIDITY")) || (data === "POLICY_SUBSYSTEM_ERROR")) || (data === "APPROVAL_THRESHOLD_NOT_MET")) || (data === "AUTHORITY_LIMIT_EXCEEDED")) || (data === "SANCTIONS_REVIEW_REQUIRED")) || (data === "POLICY_DENIED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export { validate7 as OfframpPayment };
const schema5 = {"type":"object","description":"A payment to a phone number or DID over the rail that the recipient chooses. Sender and recipient read the same record, but `refundAddress`, `approvalRequestId`, `maximumFeeMinor` and `fundingInstructions` are null for the recipient.","additionalProperties":false,"required":["paymentId","status","deliveryMoment","recipientPhoneMasked","recipientTenantId","claimId","sourceChainKey","sourceAssetId","sourceAmountBaseUnits","amountUsd","sourceFundingMode","requestedDestinationId","selectedRouteQuoteId","speedPreference","maximumFeeMinor","allowedRails","holdReasons","failureReason","memo","refundAddress","approvalRequestId","deliveredAt","canceledAt","refundedAt","createdAt","updatedAt"],"properties":{"paymentId":{"type":"string","description":"An opaque id that begins with `pay_`.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"status":{"description":"The status of the payment.","$ref":"OfframpPaymentStatus"},"deliveryMoment":{"description":"The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled.","$ref":"DeliveryMoment"},"recipientPhoneMasked":{"type":["string","null"],"description":"The recipient's phone number, masked; null if the payment names a DID. The full number is never returned."},"recipientDid":{"type":"string","description":"The recipient's DID; absent if the payment names a phone number."},"envelopeId":{"type":"string","description":"Id of the payment envelope; absent for payments without one."},"recipientTenantId":{"type":["string","null"],"description":"Id of the recipient's tenant; null until the recipient is known."},"claimId":{"type":["string","null"],"description":"Id of the claim that waits for the recipient; null if the payment needs no claim."},"sourceChainKey":{"type":"string","description":"The chain of the source asset, `eip155:<chainId>`.","examples":["eip155:84532"]},"sourceAssetId":{"type":"string","description":"The source asset, `eip155:<chainId>/erc20:<token address in lower case>`."},"sourceAmountBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount in base units with 6 decimals: 25 USD is `25000000`."},"amountUsd":{"description":"The same amount in USD.","$ref":"Usd"},"sourceFundingMode":{"description":"The source of the money.","imported":"FundingMode"},"requestedDestinationId":{"type":["string","null"],"description":"Id of the destination that the sender asked for; null if any destination is allowed."},"selectedRouteQuoteId":{"type":["string","null"],"description":"Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted."},"speedPreference":{"anyOf":[{"imported":"SpeedPreference"},{"type":"null"}],"description":"How the quotes are ranked; null if the sender did not choose."},"maximumFeeMinor":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,29})$","description":"The highest total fee that the sender allows, in minor units of the destination currency; null for no limit."},"allowedRails":{"type":["array","null"],"items":{"imported":"Rail"},"description":"The payout methods that the sender allows; null or empty for all."},"holdReasons":{"type":"array","items":{"$ref":"HoldReason"},"description":"The reasons why the payment is held, in the order of the checks; empty if it is not held."},"failureReason":{"type":["string","null"],"description":"Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise.","examples":["PROVIDER_FAILED"]},"memo":{"type":["string","null"],"description":"Plain text for both parties. It is erased 400 days after the payment has ended."},"clientReference":{"type":"string","description":"The sender's own reference. Only the sender reads it, and only if the request contained one.","examples":["order-1042"]},"refundAddress":{"type":["string","null"],"description":"The address to which an on-chain deposit is refunded; null for the recipient."},"approvalRequestId":{"type":["string","null"],"description":"Id of the approval request that holds the payment; null for the recipient."},"fundingInstructions":{"anyOf":[{"$ref":"FundingInstructions"},{"type":"null"}],"description":"Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient."},"deliveredAt":{"type":["string","null"],"format":"date-time","description":"Time at which the provider confirmed the delivery; null before."},"canceledAt":{"type":["string","null"],"format":"date-time","description":"Time of the cancellation; null while the payment is not CANCELED."},"refundedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the money was returned to the sender; null before."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the payment was recorded."},"updatedAt":{"type":"string","format":"date-time","description":"Time of the last change."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema6 = {"type":"string","x-states":"offramp-payment","description":"The status of an off-ramp payment. DELIVERED, REFUNDED and CANCELED are final.","enum":["CREATED","RECIPIENT_RESOLUTION","AWAITING_SOURCE_FUNDS","SOURCE_FUNDS_CONFIRMING","SOURCE_FUNDS_CONFIRMED","PENDING_CLAIM","POLICY_CHECK","PAYOUT_SELECTION_REQUIRED","COMPLIANCE_HOLD","ROUTE_QUOTED","AWAITING_RECIPIENT_CONFIRMATION","FUNDS_LOCKED","PROVIDER_SUBMITTED","PROVIDER_PROCESSING","ACTION_REQUIRED","DELIVERED","FAILED","REFUND_PENDING","REFUNDED","CANCELED"],"x-final":["DELIVERED","REFUNDED","CANCELED"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema6.enum;
if(!((((((((((((((((((((data === "CREATED") || (data === "RECIPIENT_RESOLUTION")) || (data === "AWAITING_SOURCE_FUNDS")) || (data === "SOURCE_FUNDS_CONFIRMING")) || (data === "SOURCE_FUNDS_CONFIRMED")) || (data === "PENDING_CLAIM")) || (data === "POLICY_CHECK")) || (data === "PAYOUT_SELECTION_REQUIRED")) || (data === "COMPLIANCE_HOLD")) || (data === "ROUTE_QUOTED")) || (data === "AWAITING_RECIPIENT_CONFIRMATION")) || (data === "FUNDS_LOCKED")) || (data === "PROVIDER_SUBMITTED")) || (data === "PROVIDER_PROCESSING")) || (data === "ACTION_REQUIRED")) || (data === "DELIVERED")) || (data === "FAILED")) || (data === "REFUND_PENDING")) || (data === "REFUNDED")) || (data === "CANCELED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^(0|[1-9][0-9]*)\\.[0-9]{2,6}$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(!pattern5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.[0-9]{2,6}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const formats0 = formats["date-time"];

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
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
if(data.deliveryMoment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryMoment"},message:"must have required property '"+"deliveryMoment"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.recipientPhoneMasked === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipientPhoneMasked"},message:"must have required property '"+"recipientPhoneMasked"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.recipientTenantId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipientTenantId"},message:"must have required property '"+"recipientTenantId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.claimId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimId"},message:"must have required property '"+"claimId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sourceChainKey === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceChainKey"},message:"must have required property '"+"sourceChainKey"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sourceAssetId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAssetId"},message:"must have required property '"+"sourceAssetId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.sourceAmountBaseUnits === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAmountBaseUnits"},message:"must have required property '"+"sourceAmountBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.amountUsd === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.sourceFundingMode === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceFundingMode"},message:"must have required property '"+"sourceFundingMode"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.requestedDestinationId === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestedDestinationId"},message:"must have required property '"+"requestedDestinationId"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.selectedRouteQuoteId === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectedRouteQuoteId"},message:"must have required property '"+"selectedRouteQuoteId"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.speedPreference === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "speedPreference"},message:"must have required property '"+"speedPreference"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.maximumFeeMinor === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximumFeeMinor"},message:"must have required property '"+"maximumFeeMinor"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.allowedRails === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedRails"},message:"must have required property '"+"allowedRails"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.holdReasons === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holdReasons"},message:"must have required property '"+"holdReasons"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.failureReason === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.memo === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memo"},message:"must have required property '"+"memo"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.refundAddress === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundAddress"},message:"must have required property '"+"refundAddress"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.approvalRequestId === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvalRequestId"},message:"must have required property '"+"approvalRequestId"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.deliveredAt === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveredAt"},message:"must have required property '"+"deliveredAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.canceledAt === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canceledAt"},message:"must have required property '"+"canceledAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.refundedAt === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundedAt"},message:"must have required property '"+"refundedAt"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.createdAt === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.updatedAt === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
const err26 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.paymentId !== undefined){
let data0 = data.paymentId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err27 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate8(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.deliveryMoment !== undefined){
let data2 = data.deliveryMoment;
const _errs5 = errors;
if(!(validate0(data2, {instancePath:instancePath+"/deliveryMoment",parentData:data,parentDataProperty:"deliveryMoment",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
if(data.recipientPhoneMasked !== undefined){
let data3 = data.recipientPhoneMasked;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err28 = {instancePath:instancePath+"/recipientPhoneMasked",schemaPath:"#/properties/recipientPhoneMasked/type",keyword:"type",params:{type: schema5.properties.recipientPhoneMasked.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.recipientDid !== undefined){
let data4 = data.recipientDid;
const _errs8 = errors;
if(typeof data4 !== "string"){
const err29 = {instancePath:instancePath+"/recipientDid",schemaPath:"#/properties/recipientDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.envelopeId !== undefined){
let data5 = data.envelopeId;
const _errs10 = errors;
if(typeof data5 !== "string"){
const err30 = {instancePath:instancePath+"/envelopeId",schemaPath:"#/properties/envelopeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.recipientTenantId !== undefined){
let data6 = data.recipientTenantId;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err31 = {instancePath:instancePath+"/recipientTenantId",schemaPath:"#/properties/recipientTenantId/type",keyword:"type",params:{type: schema5.properties.recipientTenantId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.claimId !== undefined){
let data7 = data.claimId;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err32 = {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/type",keyword:"type",params:{type: schema5.properties.claimId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.sourceChainKey !== undefined){
let data8 = data.sourceChainKey;
const _errs16 = errors;
if(typeof data8 !== "string"){
const err33 = {instancePath:instancePath+"/sourceChainKey",schemaPath:"#/properties/sourceChainKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.sourceAssetId !== undefined){
let data9 = data.sourceAssetId;
const _errs18 = errors;
if(typeof data9 !== "string"){
const err34 = {instancePath:instancePath+"/sourceAssetId",schemaPath:"#/properties/sourceAssetId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.sourceAmountBaseUnits !== undefined){
let data10 = data.sourceAmountBaseUnits;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
const err35 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.amountUsd !== undefined){
let data11 = data.amountUsd;
const _errs22 = errors;
if(!(validate11(data11, {instancePath:instancePath+"/amountUsd",parentData:data,parentDataProperty:"amountUsd",rootData}))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs22 === errors;
}
if(data.sourceFundingMode !== undefined){
let data12 = data.sourceFundingMode;
const _errs23 = errors;
if(!(validate13(data12, {instancePath:instancePath+"/sourceFundingMode",parentData:data,parentDataProperty:"sourceFundingMode",rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs23 === errors;
}
if(data.requestedDestinationId !== undefined){
let data13 = data.requestedDestinationId;
const _errs24 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err37 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/type",keyword:"type",params:{type: schema5.properties.requestedDestinationId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.selectedRouteQuoteId !== undefined){
let data14 = data.selectedRouteQuoteId;
const _errs26 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err38 = {instancePath:instancePath+"/selectedRouteQuoteId",schemaPath:"#/properties/selectedRouteQuoteId/type",keyword:"type",params:{type: schema5.properties.selectedRouteQuoteId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs27 = errors;
var valid0 = _errs26 === errors;
}
if(data.speedPreference !== undefined){
let data15 = data.speedPreference;
const _errs28 = errors;
const _errs29 = errors;
let valid1 = false;
const _errs30 = errors;
if(!(validate14(data15, {instancePath:instancePath+"/speedPreference",parentData:data,parentDataProperty:"speedPreference",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs30 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs31 = errors;
if(data15 !== null){
const err39 = {instancePath:instancePath+"/speedPreference",schemaPath:"#/properties/speedPreference/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs32 = errors;
var _valid0 = _errs31 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err40 = {instancePath:instancePath+"/speedPreference",schemaPath:"#/properties/speedPreference/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
if(data.maximumFeeMinor !== undefined){
let data16 = data.maximumFeeMinor;
const _errs33 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err41 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/type",keyword:"type",params:{type: schema5.properties.maximumFeeMinor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs34 = errors;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err42 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid0 = _errs33 === errors;
}
if(data.allowedRails !== undefined){
let data17 = data.allowedRails;
const _errs35 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err43 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/type",keyword:"type",params:{type: schema5.properties.allowedRails.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs36 = errors;
if(Array.isArray(data17)){
let valid2 = true;
const before0 = errors;
const end0 = data17.length;
for(let i0=0; i0<end0; i0++){
let data18 = data17[i0];
const _errs37 = errors;
if(!(validate2(data18, {instancePath:instancePath+"/allowedRails/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid3 = _errs37 === errors;
if(!valid3){
valid2 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
var valid0 = _errs35 === errors;
}
if(data.holdReasons !== undefined){
let data19 = data.holdReasons;
const _errs38 = errors;
const _errs39 = errors;
if(Array.isArray(data19)){
let valid4 = true;
const before1 = errors;
const end1 = data19.length;
for(let i1=0; i1<end1; i1++){
let data20 = data19[i1];
const _errs40 = errors;
if(!(validate6(data20, {instancePath:instancePath+"/holdReasons/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid5 = _errs40 === errors;
if(!valid5){
valid4 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/holdReasons",schemaPath:"#/properties/holdReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.failureReason !== undefined){
let data21 = data.failureReason;
const _errs41 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
const err45 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema5.properties.failureReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs42 = errors;
var valid0 = _errs41 === errors;
}
if(data.memo !== undefined){
let data22 = data.memo;
const _errs43 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
const err46 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: schema5.properties.memo.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs44 = errors;
var valid0 = _errs43 === errors;
}
if(data.clientReference !== undefined){
let data23 = data.clientReference;
const _errs45 = errors;
if(typeof data23 !== "string"){
const err47 = {instancePath:instancePath+"/clientReference",schemaPath:"#/properties/clientReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs46 = errors;
var valid0 = _errs45 === errors;
}
if(data.refundAddress !== undefined){
let data24 = data.refundAddress;
const _errs47 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
const err48 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/type",keyword:"type",params:{type: schema5.properties.refundAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs48 = errors;
var valid0 = _errs47 === errors;
}
if(data.approvalRequestId !== undefined){
let data25 = data.approvalRequestId;
const _errs49 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
const err49 = {instancePath:instancePath+"/approvalRequestId",schemaPath:"#/properties/approvalRequestId/type",keyword:"type",params:{type: schema5.properties.approvalRequestId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs50 = errors;
var valid0 = _errs49 === errors;
}
if(data.fundingInstructions !== undefined){
let data26 = data.fundingInstructions;
const _errs51 = errors;
const _errs52 = errors;
let valid6 = false;
const _errs53 = errors;
if(!(validate3(data26, {instancePath:instancePath+"/fundingInstructions",parentData:data,parentDataProperty:"fundingInstructions",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs53 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs54 = errors;
if(data26 !== null){
const err50 = {instancePath:instancePath+"/fundingInstructions",schemaPath:"#/properties/fundingInstructions/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs55 = errors;
var _valid1 = _errs54 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
}
}
if(!valid6){
const err51 = {instancePath:instancePath+"/fundingInstructions",schemaPath:"#/properties/fundingInstructions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs51 === errors;
}
if(data.deliveredAt !== undefined){
let data27 = data.deliveredAt;
const _errs56 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
const err52 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type: schema5.properties.deliveredAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs57 = errors;
if((typeof data27 == "number") && (isFinite(data27))){
}
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err53 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var valid0 = _errs56 === errors;
}
if(data.canceledAt !== undefined){
let data28 = data.canceledAt;
const _errs58 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
const err54 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/type",keyword:"type",params:{type: schema5.properties.canceledAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const _errs59 = errors;
if((typeof data28 == "number") && (isFinite(data28))){
}
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err55 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid0 = _errs58 === errors;
}
if(data.refundedAt !== undefined){
let data29 = data.refundedAt;
const _errs60 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
const err56 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema5.properties.refundedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs61 = errors;
if((typeof data29 == "number") && (isFinite(data29))){
}
if(typeof data29 === "string"){
if(!(formats0(data29))){
const err57 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid0 = _errs60 === errors;
}
if(data.createdAt !== undefined){
let data30 = data.createdAt;
const _errs62 = errors;
const _errs63 = errors;
if((typeof data30 == "number") && (isFinite(data30))){
}
if(typeof data30 === "string"){
if(!(formats0(data30))){
const err58 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid0 = _errs62 === errors;
}
if(data.updatedAt !== undefined){
let data31 = data.updatedAt;
const _errs64 = errors;
const _errs65 = errors;
if((typeof data31 == "number") && (isFinite(data31))){
}
if(typeof data31 === "string"){
if(!(formats0(data31))){
const err60 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var valid0 = _errs64 === errors;
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export { validate18 as OfframpPaymentCreated };
const schema8 = {"type":"object","description":"The new payment with its quotes.","additionalProperties":false,"required":["paymentId","status","deliveryMoment","recipientPhoneMasked","recipientTenantId","claimId","sourceChainKey","sourceAssetId","sourceAmountBaseUnits","amountUsd","sourceFundingMode","requestedDestinationId","selectedRouteQuoteId","speedPreference","maximumFeeMinor","allowedRails","holdReasons","failureReason","memo","refundAddress","approvalRequestId","deliveredAt","canceledAt","refundedAt","createdAt","updatedAt","quotes"],"properties":{"paymentId":{"type":"string","description":"An opaque id that begins with `pay_`.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"status":{"description":"The status of the payment.","$ref":"OfframpPaymentStatus"},"deliveryMoment":{"description":"The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled.","$ref":"DeliveryMoment"},"recipientPhoneMasked":{"type":["string","null"],"description":"The recipient's phone number, masked; null if the payment names a DID. The full number is never returned."},"recipientDid":{"type":"string","description":"The recipient's DID; absent if the payment names a phone number."},"envelopeId":{"type":"string","description":"Id of the payment envelope; absent for payments without one."},"recipientTenantId":{"type":["string","null"],"description":"Id of the recipient's tenant; null until the recipient is known."},"claimId":{"type":["string","null"],"description":"Id of the claim that waits for the recipient; null if the payment needs no claim."},"sourceChainKey":{"type":"string","description":"The chain of the source asset, `eip155:<chainId>`.","examples":["eip155:84532"]},"sourceAssetId":{"type":"string","description":"The source asset, `eip155:<chainId>/erc20:<token address in lower case>`."},"sourceAmountBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount in base units with 6 decimals: 25 USD is `25000000`."},"amountUsd":{"description":"The same amount in USD.","$ref":"Usd"},"sourceFundingMode":{"description":"The source of the money.","imported":"FundingMode"},"requestedDestinationId":{"type":["string","null"],"description":"Id of the destination that the sender asked for; null if any destination is allowed."},"selectedRouteQuoteId":{"type":["string","null"],"description":"Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted."},"speedPreference":{"anyOf":[{"imported":"SpeedPreference"},{"type":"null"}],"description":"How the quotes are ranked; null if the sender did not choose."},"maximumFeeMinor":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,29})$","description":"The highest total fee that the sender allows, in minor units of the destination currency; null for no limit."},"allowedRails":{"type":["array","null"],"items":{"imported":"Rail"},"description":"The payout methods that the sender allows; null or empty for all."},"holdReasons":{"type":"array","items":{"$ref":"HoldReason"},"description":"The reasons why the payment is held, in the order of the checks; empty if it is not held."},"failureReason":{"type":["string","null"],"description":"Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise.","examples":["PROVIDER_FAILED"]},"memo":{"type":["string","null"],"description":"Plain text for both parties. It is erased 400 days after the payment has ended."},"clientReference":{"type":"string","description":"The sender's own reference. Only the sender reads it, and only if the request contained one.","examples":["order-1042"]},"refundAddress":{"type":["string","null"],"description":"The address to which an on-chain deposit is refunded; null for the recipient."},"approvalRequestId":{"type":["string","null"],"description":"Id of the approval request that holds the payment; null for the recipient."},"fundingInstructions":{"anyOf":[{"$ref":"FundingInstructions"},{"type":"null"}],"description":"Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient."},"deliveredAt":{"type":["string","null"],"format":"date-time","description":"Time at which the provider confirmed the delivery; null before."},"canceledAt":{"type":["string","null"],"format":"date-time","description":"Time of the cancellation; null while the payment is not CANCELED."},"refundedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the money was returned to the sender; null before."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the payment was recorded."},"updatedAt":{"type":"string","format":"date-time","description":"Time of the last change."},"quotes":{"type":"array","items":{"$ref":"RouteQuote"},"description":"The quotes, best first; empty if there are none."}}};
const schema9 = {"type":"object","description":"An offer to pay one destination through one provider. A quote never changes: a new set of quotes replaces all of the old ones.","additionalProperties":false,"required":["routeId","paymentId","destinationId","provider","sourceAmountBaseUnits","sourceAssetId","destinationAmountMinor","destinationCurrency","fees","exchangeRate","estimatedDeliverySeconds","speedClass","guaranteeLevel","rank","requiresBridge","requiresConversion","requiresPrefunding","status","quoteExpiresAt"],"properties":{"routeId":{"type":"string","description":"Id of the quote. Pass it to select-route as `routeQuoteId`.","examples":["rq_01k9zt5r7m8q4x2v6b3n1c0d30"]},"paymentId":{"type":"string","description":"An opaque id that begins with `pay_`.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"destinationId":{"type":"string","description":"Id of the destination that receives the money.","examples":["dst_01k9zt5r7m8q4x2v6b3n1c0d20"]},"provider":{"type":"string","description":"Name of the provider that pays out.","examples":["payapp_a"]},"sourceAmountBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount that the sender pays, in base units with 6 decimals."},"sourceAssetId":{"type":"string","description":"The asset that the sender pays."},"destinationAmountMinor":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount that the recipient receives after fees, in minor units of the destination currency."},"destinationCurrency":{"description":"The currency that the recipient receives.","imported":"PayoutCurrency"},"fees":{"description":"The fees of the route, which the recipient bears.","$ref":"RouteFees"},"exchangeRate":{"type":"string","pattern":"^[0-9]+\\.[0-9]{8}$","description":"Units of the destination currency for one USD, with 8 decimals."},"estimatedDeliverySeconds":{"type":["integer","null"],"minimum":0,"description":"The expected delivery time in seconds."},"speedClass":{"type":"string","enum":["INSTANT_EXPECTED","SAME_DAY","NEXT_DAY","STANDARD","UNKNOWN"],"description":"The expected speed of the delivery. It is an estimate, not a promise."},"guaranteeLevel":{"type":"string","enum":["CONTRACTUAL_SLA","BEST_EFFORT","NONE"],"description":"How binding the estimate is."},"rank":{"type":["integer","null"],"minimum":1,"description":"Position of the quote in the ranking; 1 is the best."},"requiresBridge":{"type":"boolean","description":"True if the destination is on another network."},"requiresConversion":{"type":"boolean","description":"True if the destination receives another currency or asset."},"requiresPrefunding":{"type":"boolean","description":"True if the provider pays from a prefunded balance."},"status":{"type":"string","enum":["ACTIVE","EXPIRED","SUPERSEDED","CONSUMED"],"description":"Whether the quote can still be used. It is computed when the quote is read."},"quoteExpiresAt":{"type":"string","format":"date-time","description":"Time at which the quote expires, 120 seconds after it was created."}}};
const pattern13 = new RegExp("^[0-9]+\\.[0-9]{8}$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.providerFeeMinor === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providerFeeMinor"},message:"must have required property '"+"providerFeeMinor"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.networkFeeMinor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "networkFeeMinor"},message:"must have required property '"+"networkFeeMinor"+"'"};
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
if(!((key0 === "providerFeeMinor") || (key0 === "networkFeeMinor"))){
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
if(data.providerFeeMinor !== undefined){
let data0 = data.providerFeeMinor;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/providerFeeMinor",schemaPath:"#/properties/providerFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
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
const err4 = {instancePath:instancePath+"/providerFeeMinor",schemaPath:"#/properties/providerFeeMinor/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.networkFeeMinor !== undefined){
let data1 = data.networkFeeMinor;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err5 = {instancePath:instancePath+"/networkFeeMinor",schemaPath:"#/properties/networkFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
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
const err6 = {instancePath:instancePath+"/networkFeeMinor",schemaPath:"#/properties/networkFeeMinor/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate29.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.routeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routeId"},message:"must have required property '"+"routeId"+"'"};
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
if(data.destinationId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationId"},message:"must have required property '"+"destinationId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.provider === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sourceAmountBaseUnits === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAmountBaseUnits"},message:"must have required property '"+"sourceAmountBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sourceAssetId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAssetId"},message:"must have required property '"+"sourceAssetId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.destinationAmountMinor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationAmountMinor"},message:"must have required property '"+"destinationAmountMinor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.destinationCurrency === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationCurrency"},message:"must have required property '"+"destinationCurrency"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fees === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fees"},message:"must have required property '"+"fees"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.exchangeRate === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exchangeRate"},message:"must have required property '"+"exchangeRate"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.estimatedDeliverySeconds === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimatedDeliverySeconds"},message:"must have required property '"+"estimatedDeliverySeconds"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.speedClass === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "speedClass"},message:"must have required property '"+"speedClass"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.guaranteeLevel === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guaranteeLevel"},message:"must have required property '"+"guaranteeLevel"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.rank === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rank"},message:"must have required property '"+"rank"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.requiresBridge === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresBridge"},message:"must have required property '"+"requiresBridge"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.requiresConversion === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresConversion"},message:"must have required property '"+"requiresConversion"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.requiresPrefunding === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresPrefunding"},message:"must have required property '"+"requiresPrefunding"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.status === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.quoteExpiresAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quoteExpiresAt"},message:"must have required property '"+"quoteExpiresAt"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.routeId !== undefined){
let data0 = data.routeId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err20 = {instancePath:instancePath+"/routeId",schemaPath:"#/properties/routeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.paymentId !== undefined){
let data1 = data.paymentId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err21 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.destinationId !== undefined){
let data2 = data.destinationId;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err22 = {instancePath:instancePath+"/destinationId",schemaPath:"#/properties/destinationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.provider !== undefined){
let data3 = data.provider;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err23 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.sourceAmountBaseUnits !== undefined){
let data4 = data.sourceAmountBaseUnits;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err24 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.sourceAssetId !== undefined){
let data5 = data.sourceAssetId;
const _errs12 = errors;
if(typeof data5 !== "string"){
const err26 = {instancePath:instancePath+"/sourceAssetId",schemaPath:"#/properties/sourceAssetId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.destinationAmountMinor !== undefined){
let data6 = data.destinationAmountMinor;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err27 = {instancePath:instancePath+"/destinationAmountMinor",schemaPath:"#/properties/destinationAmountMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/destinationAmountMinor",schemaPath:"#/properties/destinationAmountMinor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.destinationCurrency !== undefined){
let data7 = data.destinationCurrency;
const _errs16 = errors;
if(!(validate28(data7, {instancePath:instancePath+"/destinationCurrency",parentData:data,parentDataProperty:"destinationCurrency",rootData}))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs16 === errors;
}
if(data.fees !== undefined){
let data8 = data.fees;
const _errs17 = errors;
if(!(validate29(data8, {instancePath:instancePath+"/fees",parentData:data,parentDataProperty:"fees",rootData}))){
vErrors = vErrors === null ? validate29.errors : joined(vErrors, validate29.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs17 === errors;
}
if(data.exchangeRate !== undefined){
let data9 = data.exchangeRate;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data9 === "string"){
if(!pattern13.test(data9)){
const err29 = {instancePath:instancePath+"/exchangeRate",schemaPath:"#/properties/exchangeRate/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]{8}$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]{8}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/exchangeRate",schemaPath:"#/properties/exchangeRate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.estimatedDeliverySeconds !== undefined){
let data10 = data.estimatedDeliverySeconds;
const _errs20 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err31 = {instancePath:instancePath+"/estimatedDeliverySeconds",schemaPath:"#/properties/estimatedDeliverySeconds/type",keyword:"type",params:{type: schema9.properties.estimatedDeliverySeconds.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs21 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/estimatedDeliverySeconds",schemaPath:"#/properties/estimatedDeliverySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.speedClass !== undefined){
let data11 = data.speedClass;
const _errs22 = errors;
if(typeof data11 !== "string"){
const err33 = {instancePath:instancePath+"/speedClass",schemaPath:"#/properties/speedClass/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs23 = errors;
const vSchema0 = schema9.properties.speedClass.enum;
if(!(((((data11 === "INSTANT_EXPECTED") || (data11 === "SAME_DAY")) || (data11 === "NEXT_DAY")) || (data11 === "STANDARD")) || (data11 === "UNKNOWN"))){
const err34 = {instancePath:instancePath+"/speedClass",schemaPath:"#/properties/speedClass/enum",keyword:"enum",params:{allowedValues: schema9.properties.speedClass.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.guaranteeLevel !== undefined){
let data12 = data.guaranteeLevel;
const _errs24 = errors;
if(typeof data12 !== "string"){
const err35 = {instancePath:instancePath+"/guaranteeLevel",schemaPath:"#/properties/guaranteeLevel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs25 = errors;
const vSchema1 = schema9.properties.guaranteeLevel.enum;
if(!(((data12 === "CONTRACTUAL_SLA") || (data12 === "BEST_EFFORT")) || (data12 === "NONE"))){
const err36 = {instancePath:instancePath+"/guaranteeLevel",schemaPath:"#/properties/guaranteeLevel/enum",keyword:"enum",params:{allowedValues: schema9.properties.guaranteeLevel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.rank !== undefined){
let data13 = data.rank;
const _errs26 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err37 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: schema9.properties.rank.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs27 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs26 === errors;
}
if(data.requiresBridge !== undefined){
let data14 = data.requiresBridge;
const _errs28 = errors;
if(typeof data14 !== "boolean"){
const err39 = {instancePath:instancePath+"/requiresBridge",schemaPath:"#/properties/requiresBridge/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
if(data.requiresConversion !== undefined){
let data15 = data.requiresConversion;
const _errs30 = errors;
if(typeof data15 !== "boolean"){
const err40 = {instancePath:instancePath+"/requiresConversion",schemaPath:"#/properties/requiresConversion/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.requiresPrefunding !== undefined){
let data16 = data.requiresPrefunding;
const _errs32 = errors;
if(typeof data16 !== "boolean"){
const err41 = {instancePath:instancePath+"/requiresPrefunding",schemaPath:"#/properties/requiresPrefunding/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs33 = errors;
var valid0 = _errs32 === errors;
}
if(data.status !== undefined){
let data17 = data.status;
const _errs34 = errors;
if(typeof data17 !== "string"){
const err42 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs35 = errors;
const vSchema2 = schema9.properties.status.enum;
if(!((((data17 === "ACTIVE") || (data17 === "EXPIRED")) || (data17 === "SUPERSEDED")) || (data17 === "CONSUMED"))){
const err43 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema9.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid0 = _errs34 === errors;
}
if(data.quoteExpiresAt !== undefined){
let data18 = data.quoteExpiresAt;
const _errs36 = errors;
const _errs37 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
}
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err44 = {instancePath:instancePath+"/quoteExpiresAt",schemaPath:"#/properties/quoteExpiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/quoteExpiresAt",schemaPath:"#/properties/quoteExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs36 === errors;
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
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
if(data.deliveryMoment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryMoment"},message:"must have required property '"+"deliveryMoment"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.recipientPhoneMasked === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipientPhoneMasked"},message:"must have required property '"+"recipientPhoneMasked"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.recipientTenantId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipientTenantId"},message:"must have required property '"+"recipientTenantId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.claimId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimId"},message:"must have required property '"+"claimId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sourceChainKey === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceChainKey"},message:"must have required property '"+"sourceChainKey"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sourceAssetId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAssetId"},message:"must have required property '"+"sourceAssetId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.sourceAmountBaseUnits === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAmountBaseUnits"},message:"must have required property '"+"sourceAmountBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.amountUsd === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.sourceFundingMode === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceFundingMode"},message:"must have required property '"+"sourceFundingMode"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.requestedDestinationId === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestedDestinationId"},message:"must have required property '"+"requestedDestinationId"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.selectedRouteQuoteId === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectedRouteQuoteId"},message:"must have required property '"+"selectedRouteQuoteId"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.speedPreference === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "speedPreference"},message:"must have required property '"+"speedPreference"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.maximumFeeMinor === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximumFeeMinor"},message:"must have required property '"+"maximumFeeMinor"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.allowedRails === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedRails"},message:"must have required property '"+"allowedRails"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.holdReasons === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holdReasons"},message:"must have required property '"+"holdReasons"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.failureReason === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.memo === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memo"},message:"must have required property '"+"memo"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.refundAddress === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundAddress"},message:"must have required property '"+"refundAddress"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.approvalRequestId === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvalRequestId"},message:"must have required property '"+"approvalRequestId"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.deliveredAt === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveredAt"},message:"must have required property '"+"deliveredAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.canceledAt === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canceledAt"},message:"must have required property '"+"canceledAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.refundedAt === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundedAt"},message:"must have required property '"+"refundedAt"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.createdAt === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.updatedAt === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.quotes === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quotes"},message:"must have required property '"+"quotes"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
const err27 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.paymentId !== undefined){
let data0 = data.paymentId;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err28 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate8(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.deliveryMoment !== undefined){
let data2 = data.deliveryMoment;
const _errs5 = errors;
if(!(validate0(data2, {instancePath:instancePath+"/deliveryMoment",parentData:data,parentDataProperty:"deliveryMoment",rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
if(data.recipientPhoneMasked !== undefined){
let data3 = data.recipientPhoneMasked;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err29 = {instancePath:instancePath+"/recipientPhoneMasked",schemaPath:"#/properties/recipientPhoneMasked/type",keyword:"type",params:{type: schema8.properties.recipientPhoneMasked.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.recipientDid !== undefined){
let data4 = data.recipientDid;
const _errs8 = errors;
if(typeof data4 !== "string"){
const err30 = {instancePath:instancePath+"/recipientDid",schemaPath:"#/properties/recipientDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.envelopeId !== undefined){
let data5 = data.envelopeId;
const _errs10 = errors;
if(typeof data5 !== "string"){
const err31 = {instancePath:instancePath+"/envelopeId",schemaPath:"#/properties/envelopeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.recipientTenantId !== undefined){
let data6 = data.recipientTenantId;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err32 = {instancePath:instancePath+"/recipientTenantId",schemaPath:"#/properties/recipientTenantId/type",keyword:"type",params:{type: schema8.properties.recipientTenantId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.claimId !== undefined){
let data7 = data.claimId;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err33 = {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/type",keyword:"type",params:{type: schema8.properties.claimId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.sourceChainKey !== undefined){
let data8 = data.sourceChainKey;
const _errs16 = errors;
if(typeof data8 !== "string"){
const err34 = {instancePath:instancePath+"/sourceChainKey",schemaPath:"#/properties/sourceChainKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.sourceAssetId !== undefined){
let data9 = data.sourceAssetId;
const _errs18 = errors;
if(typeof data9 !== "string"){
const err35 = {instancePath:instancePath+"/sourceAssetId",schemaPath:"#/properties/sourceAssetId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.sourceAmountBaseUnits !== undefined){
let data10 = data.sourceAmountBaseUnits;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
const err36 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.amountUsd !== undefined){
let data11 = data.amountUsd;
const _errs22 = errors;
if(!(validate11(data11, {instancePath:instancePath+"/amountUsd",parentData:data,parentDataProperty:"amountUsd",rootData}))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs22 === errors;
}
if(data.sourceFundingMode !== undefined){
let data12 = data.sourceFundingMode;
const _errs23 = errors;
if(!(validate13(data12, {instancePath:instancePath+"/sourceFundingMode",parentData:data,parentDataProperty:"sourceFundingMode",rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs23 === errors;
}
if(data.requestedDestinationId !== undefined){
let data13 = data.requestedDestinationId;
const _errs24 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err38 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/type",keyword:"type",params:{type: schema8.properties.requestedDestinationId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.selectedRouteQuoteId !== undefined){
let data14 = data.selectedRouteQuoteId;
const _errs26 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/selectedRouteQuoteId",schemaPath:"#/properties/selectedRouteQuoteId/type",keyword:"type",params:{type: schema8.properties.selectedRouteQuoteId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs27 = errors;
var valid0 = _errs26 === errors;
}
if(data.speedPreference !== undefined){
let data15 = data.speedPreference;
const _errs28 = errors;
const _errs29 = errors;
let valid1 = false;
const _errs30 = errors;
if(!(validate14(data15, {instancePath:instancePath+"/speedPreference",parentData:data,parentDataProperty:"speedPreference",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs30 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs31 = errors;
if(data15 !== null){
const err40 = {instancePath:instancePath+"/speedPreference",schemaPath:"#/properties/speedPreference/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs32 = errors;
var _valid0 = _errs31 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err41 = {instancePath:instancePath+"/speedPreference",schemaPath:"#/properties/speedPreference/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
if(data.maximumFeeMinor !== undefined){
let data16 = data.maximumFeeMinor;
const _errs33 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
const err42 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/type",keyword:"type",params:{type: schema8.properties.maximumFeeMinor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs34 = errors;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err43 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid0 = _errs33 === errors;
}
if(data.allowedRails !== undefined){
let data17 = data.allowedRails;
const _errs35 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err44 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/type",keyword:"type",params:{type: schema8.properties.allowedRails.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs36 = errors;
if(Array.isArray(data17)){
let valid2 = true;
const before0 = errors;
const end0 = data17.length;
for(let i0=0; i0<end0; i0++){
let data18 = data17[i0];
const _errs37 = errors;
if(!(validate2(data18, {instancePath:instancePath+"/allowedRails/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid3 = _errs37 === errors;
if(!valid3){
valid2 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
var valid0 = _errs35 === errors;
}
if(data.holdReasons !== undefined){
let data19 = data.holdReasons;
const _errs38 = errors;
const _errs39 = errors;
if(Array.isArray(data19)){
let valid4 = true;
const before1 = errors;
const end1 = data19.length;
for(let i1=0; i1<end1; i1++){
let data20 = data19[i1];
const _errs40 = errors;
if(!(validate6(data20, {instancePath:instancePath+"/holdReasons/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid5 = _errs40 === errors;
if(!valid5){
valid4 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/holdReasons",schemaPath:"#/properties/holdReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.failureReason !== undefined){
let data21 = data.failureReason;
const _errs41 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
const err46 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema8.properties.failureReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs42 = errors;
var valid0 = _errs41 === errors;
}
if(data.memo !== undefined){
let data22 = data.memo;
const _errs43 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
const err47 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: schema8.properties.memo.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs44 = errors;
var valid0 = _errs43 === errors;
}
if(data.clientReference !== undefined){
let data23 = data.clientReference;
const _errs45 = errors;
if(typeof data23 !== "string"){
const err48 = {instancePath:instancePath+"/clientReference",schemaPath:"#/properties/clientReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs46 = errors;
var valid0 = _errs45 === errors;
}
if(data.refundAddress !== undefined){
let data24 = data.refundAddress;
const _errs47 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
const err49 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/type",keyword:"type",params:{type: schema8.properties.refundAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs48 = errors;
var valid0 = _errs47 === errors;
}
if(data.approvalRequestId !== undefined){
let data25 = data.approvalRequestId;
const _errs49 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
const err50 = {instancePath:instancePath+"/approvalRequestId",schemaPath:"#/properties/approvalRequestId/type",keyword:"type",params:{type: schema8.properties.approvalRequestId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs50 = errors;
var valid0 = _errs49 === errors;
}
if(data.fundingInstructions !== undefined){
let data26 = data.fundingInstructions;
const _errs51 = errors;
const _errs52 = errors;
let valid6 = false;
const _errs53 = errors;
if(!(validate3(data26, {instancePath:instancePath+"/fundingInstructions",parentData:data,parentDataProperty:"fundingInstructions",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs53 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs54 = errors;
if(data26 !== null){
const err51 = {instancePath:instancePath+"/fundingInstructions",schemaPath:"#/properties/fundingInstructions/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs55 = errors;
var _valid1 = _errs54 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
}
}
if(!valid6){
const err52 = {instancePath:instancePath+"/fundingInstructions",schemaPath:"#/properties/fundingInstructions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs51 === errors;
}
if(data.deliveredAt !== undefined){
let data27 = data.deliveredAt;
const _errs56 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
const err53 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type: schema8.properties.deliveredAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs57 = errors;
if((typeof data27 == "number") && (isFinite(data27))){
}
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err54 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var valid0 = _errs56 === errors;
}
if(data.canceledAt !== undefined){
let data28 = data.canceledAt;
const _errs58 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
const err55 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/type",keyword:"type",params:{type: schema8.properties.canceledAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs59 = errors;
if((typeof data28 == "number") && (isFinite(data28))){
}
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err56 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid0 = _errs58 === errors;
}
if(data.refundedAt !== undefined){
let data29 = data.refundedAt;
const _errs60 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
const err57 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema8.properties.refundedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs61 = errors;
if((typeof data29 == "number") && (isFinite(data29))){
}
if(typeof data29 === "string"){
if(!(formats0(data29))){
const err58 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid0 = _errs60 === errors;
}
if(data.createdAt !== undefined){
let data30 = data.createdAt;
const _errs62 = errors;
const _errs63 = errors;
if((typeof data30 == "number") && (isFinite(data30))){
}
if(typeof data30 === "string"){
if(!(formats0(data30))){
const err59 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid0 = _errs62 === errors;
}
if(data.updatedAt !== undefined){
let data31 = data.updatedAt;
const _errs64 = errors;
const _errs65 = errors;
if((typeof data31 == "number") && (isFinite(data31))){
}
if(typeof data31 === "string"){
if(!(formats0(data31))){
const err61 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid0 = _errs64 === errors;
}
if(data.quotes !== undefined){
let data32 = data.quotes;
const _errs66 = errors;
const _errs67 = errors;
if(Array.isArray(data32)){
let valid7 = true;
const before2 = errors;
const end2 = data32.length;
for(let i2=0; i2<end2; i2++){
let data33 = data32[i2];
const _errs68 = errors;
if(!(validate27(data33, {instancePath:instancePath+"/quotes/" + i2,parentData:data32,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate27.errors : joined(vErrors, validate27.errors);
errors = vErrors.length;
}
else {
}
var valid8 = _errs68 === errors;
if(!valid8){
valid7 = false;
if(errors - before2 >= 50){
break;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var valid0 = _errs66 === errors;
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export { validate32 as OfframpPaymentList };

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payments === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payments"},message:"must have required property '"+"payments"+"'"};
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
if(!(key0 === "payments")){
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
if(data.payments !== undefined){
let data0 = data.payments;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate7(data1, {instancePath:instancePath+"/payments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
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
const err2 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate32.errors = vErrors;
return errors === 0;
}

export { validate34 as OfframpPaymentRoutes };

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.routes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"},message:"must have required property '"+"routes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.excludedRoutes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excludedRoutes"},message:"must have required property '"+"excludedRoutes"+"'"};
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
if(!((key0 === "routes") || (key0 === "excludedRoutes"))){
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
if(data.routes !== undefined){
let data0 = data.routes;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate27(data1, {instancePath:instancePath+"/routes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate27.errors : joined(vErrors, validate27.errors);
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
const err3 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.excludedRoutes !== undefined){
let data2 = data.excludedRoutes;
const _errs5 = errors;
const _errs6 = errors;
if(Array.isArray(data2)){
let valid3 = true;
const before1 = errors;
const end1 = data2.length;
for(let i1=0; i1<end1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/excludedRoutes/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid4 = _errs7 === errors;
if(!valid4){
valid3 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/excludedRoutes",schemaPath:"#/properties/excludedRoutes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
validate34.errors = vErrors;
return errors === 0;
}

export { validate8 as OfframpPaymentStatus };

export { validate37 as PayoutProvider };
const schema13 = {"type":"string","x-values-also":["internal","onchain"],"x-values-of":"PayoutVendor","description":"A payout provider. The service itself is internal and onchain; the others are vendors.","enum":["internal","onchain","payapp_a","payapp_b"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema13.enum;
if(!((((data === "internal") || (data === "onchain")) || (data === "payapp_a")) || (data === "payapp_b"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

export { validate38 as PayoutVendor };
const schema14 = {"type":"string","enum":["payapp_a","payapp_b"],"x-adapters":"src/payments/providers/vendors","description":"A vendor that pays out of a balance which the operator keeps there."};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema14.enum;
if(!((data === "payapp_a") || (data === "payapp_b"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

export { validate39 as ProviderWebhookReceipt };
const schema15 = {"type":"object","description":"The result of receiving the event.","additionalProperties":false,"required":["received","duplicate","matched"],"properties":{"received":{"type":"boolean","enum":[true],"description":"Always true."},"duplicate":{"type":"boolean","description":"True if the event had been received before."},"matched":{"type":"boolean","description":"False if no payment, deposit or destination has this providerRef."}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.received === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "received"},message:"must have required property '"+"received"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.duplicate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duplicate"},message:"must have required property '"+"duplicate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.matched === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
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
if(!(((key0 === "received") || (key0 === "duplicate")) || (key0 === "matched"))){
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
if(data.received !== undefined){
let data0 = data.received;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema15.properties.received.enum;
if(!(data0 === true)){
const err5 = {instancePath:instancePath+"/received",schemaPath:"#/properties/received/enum",keyword:"enum",params:{allowedValues: schema15.properties.received.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.duplicate !== undefined){
let data1 = data.duplicate;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.matched !== undefined){
let data2 = data.matched;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
const err7 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
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
validate39.errors = vErrors;
return errors === 0;
}

export { validate29 as RouteFees };

export { validate27 as RouteQuote };

export { validate11 as Usd };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
